// @ts-check
/** @import { Board, Box, Geography, LabelSet, Link, Point, Run, Spot, Terrain, Warp } from './types.ts' */
import { gatherDoubles } from "./doubles.mjs";
import { FEATURES, MINOR_RIVERS } from "./features.mjs";
import { placeLabels } from "./labels.mjs";
import { ground, mountainSigns, rangeOnLinks, realRange } from "./mountains.mjs";
import { drawOutline } from "./outline.mjs";
import { drawRiver, realRiver, riverSystem } from "./rivers.mjs";
import { coarse, middle, rounded } from "./shapes.mjs";
import { boardWarp } from "./warp.mjs";

const SEED = 1869;
const VIEW_MARGIN = 0.9;
/** How far land goes on around the view: a window may be much wider or taller than the board. */
const FRAME_MARGIN = { x: 8, y: 9 };
/** Text height and marker radius in board units: a phone shows about 20 pixels a unit, a desktop about 65. */
const GRID_SIZES = { desktop: { text: 0.25, marker: 0.17 }, phone: { text: 0.42, marker: 0.24 } };
const FREE_SIZES = { desktop: { text: 0.25, marker: 0.24 }, phone: { text: 0.4, marker: 0.32 } };

/** Everything under and around a board's places, in the board's own plane. @param {Board} board @returns {Geography} */
export function makeGeography(board) {
  const warp = boardWarp(board);
  const scene = setScene(board, warp);
  const sizes = board.places ? GRID_SIZES : FREE_SIZES;
  const desktop = placeLabels(scene, sizes.desktop.text, sizes.desktop.marker);
  const phone = placeLabels(scene, sizes.phone.text, sizes.phone.marker);
  const frame = around(scene.places, VIEW_MARGIN + FRAME_MARGIN.x, VIEW_MARGIN + FRAME_MARGIN.y);
  const { outline, rings } = drawOutline(warp, frame);
  const runs = board.places && gatherDoubles(scene.links, warp);
  const obstacles = {
    spots: keepClear(scene, sizes.desktop.marker),
    labels: Object.values(desktop).map(({ box }) => box),
    land: rings,
  };
  return {
    board: board.name,
    view: scene.view,
    frame,
    cities: Object.fromEntries(scene.cities.map(({ id, at }) => [id, roundedPoint(at)])),
    ...outline,
    ...drawRelief(runs, warp, obstacles),
    signs: mountainSigns(),
    labels: { desktop: labelSet(desktop, sizes.desktop), phone: labelSet(phone, sizes.phone) },
  };
}

/** Where everything of the board itself is. @param {Board} board @param {Warp} warp */
function setScene(board, warp) {
  const cities = board.cities.map(({ id, name, lon, lat, at }) => ({ id, name, at: at ?? warp.toBoard([lon, lat]) }));
  const places = board.places ?? cities.map(({ at }) => at);
  /** @type {Link[]} */
  const links = board.links.map(({ a, b, cost }) => ({ ends: [places[a], places[b]], cost }));
  return {
    cities,
    places,
    links,
    nodes: board.places ?? [],
    badges: board.places ? [] : links.map(({ ends }) => middle(...ends)),
    view: around(places, VIEW_MARGIN, VIEW_MARGIN),
  };
}

/** What no mountain may cover. @param {ReturnType<typeof setScene>} scene @param {number} marker @returns {Spot[]} */
const keepClear = ({ cities, nodes, badges }, marker) => [
  ...cities.map(({ at }) => ({ at, room: marker })),
  ...nodes.map((at) => ({ at, room: 0.04 })),
  ...badges.map((at) => ({ at, room: 0.14 })),
];

/**
 * Rivers and mountains: on a grid where the double links are, otherwise where they really are.
 * @param {Run[] | null} runs @param {Warp} warp @param {{spots: Spot[], labels: Box[], land: Point[][]}} obstacles
 */
function drawRelief(runs, warp, obstacles) {
  const streams = runs
    ? runs.filter(({ terrain }) => terrain === "river").flatMap((run) => riverSystem(run, warp))
    : [...FEATURES, ...MINOR_RIVERS]
        .filter(({ terrain }) => terrain === "river")
        .map((feature) => realRiver(feature, warp));
  const drawn = streams.map((stream, i) => drawRiver(stream, SEED + i));
  const land = ground(SEED, { ...obstacles, rivers: drawn.map(({ points }) => points) });
  if (runs) runs.filter(({ terrain }) => terrain === "mountain").forEach((run) => rangeOnLinks(run, land));
  else FEATURES.filter(({ terrain }) => terrain === "mountain").forEach((feature) => realRange(feature, warp, land));
  return {
    rivers: drawn.map(({ name, shape, line }) => ({ name, shape, line })),
    mountains: land.placed.sort((a, b) => a.y - b.y || a.x - b.x),
    terrain: { mountain: linksOf(runs ?? [], "mountain"), river: linksOf(runs ?? [], "river") },
  };
}

/** @param {readonly Run[]} runs @param {Terrain} terrain */
const linksOf = (runs, terrain) =>
  runs
    .filter((run) => run.terrain === terrain)
    .flatMap(({ members }) => members.map(({ index }) => index))
    .sort((a, b) => a - b);

/** @param {ReturnType<typeof placeLabels>} labels @param {{text: number, marker: number}} size @returns {LabelSet} */
const labelSet = (labels, size) => ({
  ...size,
  places: Object.fromEntries(
    Object.entries(labels).map(([id, { dx, dy, anchor }]) => [id, { dx: coarse(dx), dy: coarse(dy), anchor }]),
  ),
});

/** @param {readonly Point[]} points @param {number} x @param {number} y @returns {Box} */
function around(points, x, y) {
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
  const [left, top] = [Math.min(...xs) - x, Math.min(...ys) - y];
  return {
    x: rounded(left),
    y: rounded(top),
    width: rounded(Math.max(...xs) + x - left),
    height: rounded(Math.max(...ys) + y - top),
  };
}

/** @param {Point} point @returns {Point} */
const roundedPoint = ([x, y]) => [rounded(x), rounded(y)];
