// @ts-check
/** @import { Board, Point, Warp } from './types.ts' */
import { geoConicEqualArea } from "d3-geo";
import { distance } from "./shapes.mjs";
import { thinPlateSpline } from "./spline.mjs";

/** How wide a board is, in its own units, where its file gives no positions. */
const FREE_BOARD_WIDTH = 17;
/** In board units: how far beyond the cities' box the spline is trusted, and how far from there its bend is gone. */
const TRUSTED = 1.5;
const BEND_GONE = 14;
/** So much smoothing leaves only the straight part of a spline: the best affine map. */
const STIFF = 1e9;
const SMOOTHING = 0.004;

/** Albers' projection of the contiguous United States, one unit being the globe's radius, y downwards. */
const albers = geoConicEqualArea()
  .parallels([29.5, 45.5])
  .rotate([96, 0])
  .center([0, 37.5])
  .scale(1)
  .translate([0, 0])
  .precision(0);

/** @param {readonly [number, number]} lonLat @returns {Point} */
export function project(lonLat) {
  const point = albers([lonLat[0], lonLat[1]]);
  if (!point) throw new Error(`no projection of longitude ${lonLat[0]}, latitude ${lonLat[1]}`);
  return point;
}

/** @param {Point} point @returns {Point} */
export function unproject(point) {
  const lonLat = albers.invert?.(point);
  if (!lonLat) throw new Error(`nothing on the globe at ${point.join(", ")}`);
  return lonLat;
}

/** The map from the globe to a board's plane and back. @param {Board} board @returns {Warp} */
export function boardWarp(board) {
  const projected = board.cities.map(({ lon, lat }) => project([lon, lat]));
  if (!board.cities.every(({ at }) => at)) return plainWarp(projected);
  const targets = board.cities.map(({ at }) => /** @type {Point} */ (at));
  const { scale, origin } = fit(projected, span(targets));
  const sources = projected.map((point) => shrink(point, origin, scale));
  const there = tamedSpline(sources, targets);
  const back = tamedSpline(targets, sources);
  return {
    toBoard: (lonLat) => there(shrink(project(lonLat), origin, scale)),
    toGlobe: (point) => unproject(grow(back(point), origin, scale)),
  };
}

/**
 * A spline swings wildly far from its points. Beyond the trusted box, its bend is that of the box's rim, fading
 * into the best affine map.
 * @param {readonly Point[]} sources @param {readonly Point[]} targets @returns {(point: Point) => Point}
 */
function tamedSpline(sources, targets) {
  const { affine, offset } = thinPlateSpline(sources, targets, SMOOTHING);
  const flat = thinPlateSpline(sources, targets, STIFF).affine;
  const [xs, ys] = [sources.map(([x]) => x), sources.map(([, y]) => y)];
  return (point) => {
    /** @type {Point} */
    const rim = [clamp(point[0], xs), clamp(point[1], ys)];
    const [straight, bent, level, fading] = [affine(rim), offset(rim), flat(rim), fade(distance(point, rim))];
    const base = flat(point);
    return [
      base[0] + fading * (straight[0] + bent[0] - level[0]),
      base[1] + fading * (straight[1] + bent[1] - level[1]),
    ];
  };
}

/** @param {number} value @param {readonly number[]} range */
const clamp = (value, range) => Math.min(Math.max(...range) + TRUSTED, Math.max(Math.min(...range) - TRUSTED, value));

/** A board without positions of its own: the projection, scaled. @param {readonly Point[]} projected @returns {Warp} */
function plainWarp(projected) {
  const { scale, origin } = fit(projected, FREE_BOARD_WIDTH);
  return {
    toBoard: (lonLat) => shrink(project(lonLat), origin, scale),
    toGlobe: (point) => unproject(grow(point, origin, scale)),
  };
}

/** @param {readonly Point[]} points */
const span = (points) => Math.max(...points.map(([x]) => x)) - Math.min(...points.map(([x]) => x));

/** @param {readonly Point[]} points @param {number} width @returns {{scale: number, origin: Point}} */
const fit = (points, width) => ({
  scale: width / span(points),
  origin: [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))],
});

/** @param {Point} point @param {Point} origin @param {number} scale @returns {Point} */
const shrink = ([x, y], origin, scale) => [(x - origin[0]) * scale, (y - origin[1]) * scale];

/** @param {Point} point @param {Point} origin @param {number} scale @returns {Point} */
const grow = ([x, y], origin, scale) => [x / scale + origin[0], y / scale + origin[1]];

/** One at no distance, falling smoothly to nothing. @param {number} far */
function fade(far) {
  const t = Math.min(1, far / BEND_GONE);
  return 1 - t * t * (3 - 2 * t);
}
