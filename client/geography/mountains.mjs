// @ts-check
/** @import { Box, Feature, Mountain, MountainSign, Point, Run, Spot, Warp } from './types.ts' */
import { overlap, touches } from "./labels.mjs";
import { coarse, contains, distance, distanceToLine, randomStream, svgPath } from "./shapes.mjs";

/** How high a sign is for its width. */
const HEIGHT = 0.8;
const SIGNS = 4;
/** Sizes and how far they stray, tried in turn along a real range. */
const SCATTER = [
  [0.5, 0.1],
  [0.46, 0.3],
  [0.4, 0.35],
  [0.34, 0.4],
  [0.28, 0.45],
  [0.26, 0.5],
  [0.24, 0.5],
];
const SPOT_ROOM = 0.04;
const RIVER_ROOM = 0.06;

/**
 * What a mountain must keep off, and the mountains there already.
 * @typedef {object} Ground
 * @property {() => number} random
 * @property {readonly Spot[]} spots
 * @property {readonly Box[]} labels
 * @property {readonly Point[][]} rivers
 * @property {readonly Point[][]} land
 * @property {Mountain[]} placed
 */

/** @param {number} seed @param {Omit<Ground, 'random' | 'placed'>} around @returns {Ground} */
export const ground = (seed, around) => ({ ...around, random: randomStream(seed), placed: [] });

/**
 * Mountains on a run of double links: one on each link, more in the triangles beside, small ones between.
 * @param {Run} run @param {Ground} land
 */
export function rangeOnLinks(run, land) {
  for (const { at, feature } of run.members) settle(land, kindOf(feature), at, 0.56, 0.08, 16);
  for (const { at, feature } of run.members) {
    for (const face of run.faces) {
      if (distance(face.middle, at) < 0.5) tryPlace(land, kindOf(feature), face.middle, 0.48, 0.12);
    }
  }
  for (const { at, feature } of run.members) {
    for (let extra = 0; extra < 8; extra++) tryPlace(land, kindOf(feature), at, 0.3, 0.5);
  }
}

/**
 * Mountains along a real range, where no link says where they are.
 * @param {Feature} feature @param {Warp} warp @param {Ground} land
 */
export function realRange(feature, warp, land) {
  const course = feature.course.map(warp.toBoard);
  for (let i = 1; i < course.length; i++) {
    const [from, to] = [course[i - 1], course[i]];
    const count = Math.max(1, Math.round(distance(from, to) / 0.3));
    for (let step = 0; step < count; step++) {
      const t = (step + 0.5) / count;
      /** @type {Point} */
      const at = [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])];
      for (const [size, jitter] of SCATTER) tryPlace(land, kindOf(feature), at, size, jitter);
    }
  }
}

/** @param {Feature} feature */
const kindOf = (feature) => (feature.terrain === "mountain" ? feature.kind : "hill");

/**
 * Places a mountain near a point for certain: smaller and smaller, and at last anywhere near.
 * @param {Ground} land @param {Mountain['kind']} kind @param {Point} near @param {number} size
 * @param {number} jitter @param {number} tries
 */
function settle(land, kind, near, size, jitter, tries) {
  for (let attempt = 0; attempt < tries; attempt++) {
    const shrink = 1 - (0.5 * attempt) / tries;
    if (tryPlace(land, kind, near, size * shrink, jitter + 0.015 * attempt)) return;
  }
  land.placed.push(mountain(land, kind, near, size / 2, 0));
}

/**
 * @param {Ground} land @param {Mountain['kind']} kind @param {Point} near @param {number} size
 * @param {number} jitter
 */
function tryPlace(land, kind, near, size, jitter) {
  const made = mountain(land, kind, near, size, jitter);
  const free = isFree(made, land);
  if (free) land.placed.push(made);
  return free;
}

/**
 * @param {Ground} land @param {Mountain['kind']} kind @param {Point} near @param {number} size
 * @param {number} jitter @returns {Mountain}
 */
function mountain({ random }, kind, [x, y], size, jitter) {
  const varied = size * (0.85 + 0.3 * random());
  return {
    x: coarse(x + jitter * (2 * random() - 1)),
    y: coarse(y + jitter * (2 * random() - 1) + (HEIGHT * varied) / 2),
    size: coarse(varied),
    kind,
    sign: Math.floor(random() * SIGNS),
  };
}

/** @param {Mountain} made @param {Ground} land */
function isFree(made, { spots, labels, rivers, land, placed }) {
  const box = boxOf(made);
  const middle = /** @type {Point} */ ([made.x, made.y - box.height / 2]);
  const feet = /** @type {Point[]} */ ([
    [box.x, made.y],
    [box.x + box.width, made.y],
  ]);
  return (
    feet.every((foot) => land.some((ring) => contains(ring, foot))) &&
    !spots.some(({ at, room }) => touches(box, at, room + SPOT_ROOM)) &&
    !labels.some((label) => overlap(label, box) > 0) &&
    !rivers.some((line) => distanceToLine(middle, line) < made.size / 2 + RIVER_ROOM) &&
    !placed.some((other) => Math.hypot(other.x - made.x, 1.5 * (other.y - made.y)) < 0.42 * (other.size + made.size))
  );
}

/** @param {Mountain} mountain @returns {Box} */
export const boxOf = ({ x, y, size }) => ({
  x: x - size / 2,
  y: y - HEIGHT * size,
  width: size,
  height: HEIGHT * size,
});

/** Hand-drawn signs, a few of each kind. @returns {Record<Mountain['kind'], MountainSign[]>} */
export const mountainSigns = () => ({
  peak: Array.from({ length: SIGNS }, (_, i) => peakSign(randomStream(11 + i))),
  hill: Array.from({ length: SIGNS }, (_, i) => hillSign(randomStream(31 + i))),
});

/** @param {() => number} random @returns {MountainSign} */
function peakSign(random) {
  const top = /** @type {Point} */ ([(random() - 0.5) * 0.16, -HEIGHT * (0.92 + 0.08 * random())]);
  /** A slope from the top to a foot, with breaks. @param {number} foot @returns {Point[]} */
  const slope = (foot) =>
    [0, 0.3, 0.55, 0.8, 1].map((t) => {
      const wobble = t === 0 || t === 1 ? 0 : (random() - 0.5) * 0.09;
      return [top[0] + t * (foot - top[0]) + wobble, top[1] * (1 - t) + wobble * 0.4];
    });
  const [left, right] = [slope(-0.5), slope(0.5)];
  const ridge = /** @type {Point[]} */ ([
    [top[0] + 0.05, top[1] * 0.7],
    [top[0] - 0.03 - 0.04 * random(), top[1] * 0.45],
    [top[0] + 0.07 + 0.05 * random(), 0],
  ]);
  const snow = /** @type {Point[]} */ ([
    left[1],
    top,
    right[1],
    [top[0] + 0.06, top[1] * 0.62],
    [top[0], top[1] * 0.74],
    [top[0] - 0.08, top[1] * 0.6],
  ]);
  const outline = [...left].reverse().concat(right.slice(1));
  const hatches = [0.42, 0.6, 0.78].map((t) => stroke(right, t, 0.13 + 0.06 * random()));
  return {
    body: svgPath([[...outline, ...FOOT]], true),
    shade: svgPath([[...right, FOOT[0], ...[...ridge].reverse()]], true),
    snow: svgPath([snow], true),
    ink: svgPath([outline, ...hatches], false),
  };
}

/** The ground a mountain stands on, right to left: not quite straight. @type {Point[]} */
const FOOT = [
  [0.28, 0.035],
  [0.05, 0.05],
  [-0.25, 0.03],
];

/**
 * A short line down from a slope, as a pen shades.
 * @param {readonly Point[]} slope @param {number} t @param {number} length @returns {Point[]}
 */
function stroke(slope, t, length) {
  const place = t * (slope.length - 1);
  const [from, to] = [slope[Math.floor(place)], slope[Math.ceil(place)]];
  const start = /** @type {Point} */ ([
    from[0] + (place % 1) * (to[0] - from[0]) - 0.05,
    from[1] + (place % 1) * (to[1] - from[1]) + 0.04,
  ]);
  return [start, [start[0] - length * 0.25, Math.min(0, start[1] + length)]];
}

/** @param {() => number} random @returns {MountainSign} */
function hillSign(random) {
  const height = HEIGHT * (0.62 + 0.12 * random());
  const lean = (random() - 0.5) * 0.16;
  /** @param {number} x @returns {Point} */
  const dome = (x) => [x + lean * (1 - 4 * x * x), -height * (1 - (2 * Math.abs(x)) ** 2.1)];
  const body = Array.from({ length: 13 }, (_, i) => dome(i / 12 - 0.5));
  const right = body.slice(6);
  const inner = right
    .map(([x, y], i) => /** @type {Point} */ ([x - 0.04 - 0.035 * i, y * (0.97 - 0.02 * i)]))
    .reverse();
  const hatches = [0.35, 0.55, 0.75].map((t) => stroke(right, t, 0.1 + 0.05 * random()));
  return {
    body: svgPath([[...body, ...FOOT]], true),
    shade: svgPath([[...right, ...inner]], true),
    snow: "",
    ink: svgPath([body, ...hatches], false),
  };
}
