// @ts-check
/** @import { Board, Point, Warp } from './types.ts' */
import { geoConicEqualArea } from 'd3-geo';
import { thinPlateSpline } from './spline.mjs';

/** How wide a board is, in its own units, where its file gives no positions. */
const FREE_BOARD_WIDTH = 17;
/** Bending is full up to this distance from the nearest city, in board units, and gone at the second. */
const BEND_FULL = 2.5;
const BEND_GONE = 9;
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
  if (!lonLat) throw new Error(`nothing on the globe at ${point.join(', ')}`);
  return lonLat;
}

/** The map from the globe to a board's plane and back. @param {Board} board @returns {Warp} */
export function boardWarp(board) {
  const projected = board.cities.map(({ lon, lat }) => project([lon, lat]));
  if (!board.cities.every(({ at }) => at)) return plainWarp(projected);
  const targets = board.cities.map(({ at }) => /** @type {Point} */ (at));
  const { scale, origin } = fit(projected, span(targets));
  const sources = projected.map((point) => shrink(point, origin, scale));
  const bend = thinPlateSpline(sources, targets, SMOOTHING);
  const back = thinPlateSpline(targets, sources, SMOOTHING);
  /** @param {Point} point @param {readonly Point[]} anchors @param {typeof bend} spline @returns {Point} */
  const bent = (point, anchors, spline) => {
    const damp = fade(Math.min(...anchors.map((anchor) => Math.hypot(anchor[0] - point[0], anchor[1] - point[1]))));
    const base = spline.affine(point);
    const offset = spline.offset(point);
    return [base[0] + damp * offset[0], base[1] + damp * offset[1]];
  };
  return {
    toBoard: (lonLat) => bent(shrink(project(lonLat), origin, scale), sources, bend),
    toGlobe: (point) => unproject(grow(bent(point, targets, back), origin, scale)),
  };
}

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

/** Far from every city a spline swings wildly, so its bend fades out. @param {number} distance */
function fade(distance) {
  const t = Math.min(1, Math.max(0, (distance - BEND_FULL) / (BEND_GONE - BEND_FULL)));
  return 1 - t * t * (3 - 2 * t);
}
