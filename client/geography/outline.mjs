// @ts-check
/** @import { Box, Outline, Point, Warp } from './types.ts' */
/** @import { MultiPolygon, Polygon, Topology } from 'topojson-specification' */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature, merge, mesh } from "topojson-client";
import { INLAND_LAKES, SHARED_LAKES } from "./lakes.mjs";
import { area, clip, distanceToLine, randomStream, svgPath } from "./shapes.mjs";
import { simplify } from "./simplify.mjs";

/** Census codes of what is not on the continent's main map: Alaska, Hawaii and the islands. */
const ELSEWHERE = new Set(["02", "15", "60", "66", "69", "72", "78"]);
const [UNITED_STATES, CANADA, MEXICO] = ["840", "124", "484"];
/** Other lands that a wide or a tall window shows, from Greenland to Panama, by ISO number. */
const FARTHER = ["304", "192", "044", "388", "332", "214", "320", "084", "340", "222", "558", "188", "591"];
const NEIGHBOURS = new Set([CANADA, MEXICO, ...FARTHER]);

/** Longest stretch, in degrees, that is drawn straight: parallels must bend with the projection. */
const STRETCH = 0.5;
/** Smallest triangle, in square board units, that an outline keeps. */
const LAND_DETAIL = 0.00075;
const NEIGHBOUR_DETAIL = 0.007;
const SMALLEST_ISLAND = 0.006;
const SMALLEST_FAR_ISLAND = 0.03;
/** A shore within this of the border is the border. */
const BORDER_REACH = 0.09;

/** @typedef {{type: 'GeometryCollection', geometries: (Polygon | MultiPolygon)[]}} Areas */

/**
 * Land, borders and lakes of North America on a board's plane, and the land's rings.
 * @param {Warp} warp @param {Box} frame @returns {{outline: Outline, rings: Point[][]}}
 */
export function drawOutline(warp, frame) {
  const states = warpedTopology("us-atlas/states-10m.json", warp, LAND_DETAIL);
  const countries = warpedTopology("world-atlas/countries-50m.json", warp, NEIGHBOUR_DETAIL, nearAmerica);
  const union = pick(states, "states", (id) => !ELSEWHERE.has(id));
  const land = bigRings(merge(states, union.geometries).coordinates);
  const outline = {
    neighbours: svgPath(neighbourRings(countries, frame), true),
    sharedLakes: svgPath(
      SHARED_LAKES.map((ring, i) => shoreline(ring, warp, i)),
      true,
    ),
    land: svgPath(land, true),
    inlandLakes: svgPath(
      INLAND_LAKES.map((ring, i) => shoreline(ring, warp, 100 + i)),
      true,
    ),
    states: svgPath(lines(mesh(states, union, (a, b) => a !== b)), false),
    frontier: svgPath(dryRuns(land, internationalBorder(countries)), false),
  };
  return { outline, rings: land };
}

/** @param {Point} lonLat */
const nearAmerica = ([lon, lat]) => lon > -170 && lon < -40 && lat > 5 && lat < 84;

/**
 * An atlas with its arcs bent to the board and simplified. Shapes share arcs, so neighbours still meet.
 * @param {string} file @param {Warp} warp @param {number} detail @param {(lonLat: Point) => boolean} [wanted]
 * @returns {Topology}
 */
function warpedTopology(file, warp, detail, wanted = () => true) {
  /** @type {Topology} */
  const atlas = JSON.parse(readFileSync(createRequire(import.meta.url).resolve(file), "utf8"));
  const arcs = absoluteArcs(atlas).map((arc) =>
    arc.every(wanted) ? simplify(dense(arc).map(warp.toBoard), detail) : arc.slice(0, 1).concat(arc.slice(-1)),
  );
  return { type: "Topology", objects: atlas.objects, arcs };
}

/** @param {Topology} atlas @returns {Point[][]} */
function absoluteArcs({ arcs, transform }) {
  const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] };
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      [x, y] = transform ? [x + dx, y + dy] : [dx, dy];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}

/** @param {readonly Point[]} line @returns {Point[]} */
function dense(line) {
  return line.flatMap((point, i) => {
    if (i === 0) return [point];
    const before = line[i - 1];
    const parts = Math.ceil(Math.hypot(point[0] - before[0], point[1] - before[1]) / STRETCH) || 1;
    return Array.from({ length: parts }, (_, part) => {
      const t = (part + 1) / parts;
      return /** @type {Point} */ ([before[0] + t * (point[0] - before[0]), before[1] + t * (point[1] - before[1])]);
    });
  });
}

/** @param {Topology} topology @param {string} layer @param {(id: string) => boolean} wanted @returns {Areas} */
function pick(topology, layer, wanted) {
  const areas = /** @type {Areas} */ (topology.objects[layer]);
  return { ...areas, geometries: areas.geometries.filter(({ id }) => wanted(String(id))) };
}

/** @param {number[][][][]} polygons @returns {Point[][]} */
function bigRings(polygons) {
  const rings = /** @type {Point[][]} */ (polygons.flat().map((ring) => ring.slice(0, -1)));
  return rings.filter((ring) => area(ring) >= SMALLEST_ISLAND);
}

/** @param {Topology} countries @param {Box} frame @returns {Point[][]} */
function neighbourRings(countries, frame) {
  const shapes = feature(
    countries,
    pick(countries, "countries", (id) => NEIGHBOURS.has(id)),
  );
  const polygons = shapes.features.flatMap(({ geometry }) =>
    geometry.type === "Polygon" ? [geometry.coordinates] : geometry.type === "MultiPolygon" ? geometry.coordinates : [],
  );
  return bigRings(polygons)
    .map((ring) => clip(ring, frame))
    .filter((ring) => ring.length > 2 && area(ring) >= SMALLEST_FAR_ISLAND);
}

/** @param {Topology} countries @returns {Point[][]} */
function internationalBorder(countries) {
  const both = pick(countries, "countries", (id) => [UNITED_STATES, CANADA, MEXICO].includes(id));
  return lines(mesh(countries, both, (a, b) => a !== b));
}

/** @param {{coordinates: number[][][]}} multiLine @returns {Point[][]} */
const lines = (multiLine) => /** @type {Point[][]} */ (multiLine.coordinates);

/**
 * The parts of the mainland's outline that meet a neighbour, not water.
 * @param {readonly Point[][]} land @param {readonly Point[][]} border @returns {Point[][]}
 */
function dryRuns(land, border) {
  const mainland = land.reduce((best, ring) => (area(ring) > area(best) ? ring : best));
  /** @type {Point[][]} */
  const runs = [[]];
  for (const point of [...mainland, mainland[0]]) {
    if (border.some((line) => distanceToLine(point, line) < BORDER_REACH)) runs[runs.length - 1].push(point);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}

/**
 * A hand-set ring, roughened as real shores are.
 * @param {readonly Point[]} ring @param {Warp} warp @param {number} seed @returns {Point[]}
 */
function shoreline(ring, warp, seed) {
  const random = randomStream(seed);
  let points = ring.map(warp.toBoard);
  for (const roughness of [0.3, 0.3]) {
    points = points.flatMap((point, i) => {
      const next = points[(i + 1) % points.length];
      const push = (random() - 0.5) * roughness;
      const [dx, dy] = [next[0] - point[0], next[1] - point[1]];
      return /** @type {Point[]} */ ([point, [point[0] + dx / 2 - dy * push, point[1] + dy / 2 + dx * push]]);
    });
  }
  return simplify(points, LAND_DETAIL);
}
