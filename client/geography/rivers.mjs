// @ts-check
/** @import { Face, Feature, Point, River, Run, Warp } from './types.ts' */
import { facesOf, vote } from "./doubles.mjs";
import { distance, randomStream, smooth, svgPath } from "./shapes.mjs";
import { simplify } from "./simplify.mjs";

const MEANDER = 0.09;
const STEPS = 5;
const SPRING_WIDTH = 0.03;
const WIDEST = 0.12;
/** How much wider a river gets with each unit of water above it. */
const WIDENING = 0.008;

/** Smallest triangle, in square board units, that a drawn river keeps. */
const DETAIL = 0.0006;

/**
 * A stream's points from the spring to the end, how much water is above each, and the real rivers nearest to it.
 * @typedef {{names: string[], points: Point[], above: number[]}} Stream
 */

/**
 * The river system of one run of double links: each link is crossed at its middle, and no other link is crossed.
 * @param {Run} run @param {Warp} warp @returns {Stream[]}
 */
export function riverSystem(run, warp) {
  const mouth = findMouth(run);
  /** @type {Stream[]} */
  const done = [];
  const main = climb(run, mouth, null, mouth.feature.name, done);
  const leavesGrid = facesOf(run, mouth.index).length < 2;
  if (leavesGrid) extend(main, warp.toBoard(mouth.feature.course[mouth.feature.course.length - 1]), 0);
  return [main, ...done];
}

/**
 * A system leaves the grid where a link has a triangle on one side only; otherwise its lowest end is taken.
 * @param {Run} run
 */
function findMouth(run) {
  const ends = run.members.filter(
    ({ index }) => facesOf(run, index).filter(({ doubles }) => doubles.length > 1).length <= 1,
  );
  const open = ends.filter(({ index }) => facesOf(run, index).length < 2);
  return (open.length ? open : ends).reduce((best, end) => (end.at[1] > best.at[1] ? end : best));
}

/**
 * Follows the water up from a link. Where streams meet, the one that is the river of the mouth goes on, or else
 * the longest; the others end there.
 * @param {Run} run @param {Run['members'][number]} member @param {Face | null} below @param {string} river
 * @param {Stream[]} done @returns {Stream}
 */
function climb(run, member, below, river, done) {
  const face = facesOf(run, member.index).find((other) => other !== below);
  const branches = run.members
    .filter(({ index }) => index !== member.index && face?.doubles.includes(index))
    .map((other) => climb(run, other, face ?? null, river, done));
  if (!face || branches.length === 0) return spring(member, face?.middle);
  const [stem, ...sides] = branches.sort(
    (a, b) => likeness(b, river) - likeness(a, river) || last(b.above) - last(a.above),
  );
  for (const side of sides) extend(side, face.middle, 0);
  if (sides.length)
    extend(
      stem,
      face.middle,
      sides.reduce((sum, { above }) => sum + last(above), 0),
    );
  done.push(...sides);
  extend(stem, member.at, 0);
  stem.names.push(member.feature.name);
  return stem;
}

/** @param {Run['members'][number]} member @param {Point} [source] @returns {Stream} */
function spring({ at, feature }, source = at) {
  return { names: [feature.name], points: [source, at], above: [0, distance(source, at)] };
}

/** Which part of a stream runs along a river. @param {Stream} stream @param {string} river */
const likeness = ({ names }, river) => names.filter((name) => name === river).length / names.length;

/** @param {readonly number[]} numbers */
const last = (numbers) => numbers[numbers.length - 1];

/** @param {Stream} stream @param {Point} point @param {number} joined */
function extend(stream, point, joined) {
  const way = distance(stream.points[stream.points.length - 1], point);
  stream.above.push(last(stream.above) + way + joined);
  stream.points.push(point);
}

/** A real river, where no link says how it runs. @param {Feature} feature @param {Warp} warp @returns {Stream} */
export function realRiver({ name, course }, warp) {
  const points = course.map(warp.toBoard);
  /** @type {Stream} */
  const stream = { names: [name], points: [points[0]], above: [0] };
  for (const point of points.slice(1)) extend(stream, point, 0);
  return stream;
}

/** @param {Stream} stream @param {number} seed @returns {River & {points: Point[]}} */
export function drawRiver({ names, points, above }, seed) {
  const bent = meander(points, above, randomStream(seed));
  const line = smooth(bent.points, STEPS);
  const widths = line.map((_, i) => {
    const t = i / STEPS;
    const [low, high] = [bent.above[Math.floor(t)], bent.above[Math.ceil(t)]];
    return Math.min(WIDEST, SPRING_WIDTH + WIDENING * (low + (t % 1) * (high - low)));
  });
  return {
    name: vote(names),
    shape: svgPath([simplify(ribbon(line, widths), DETAIL / 2)], true),
    line: svgPath([simplify(line, DETAIL)], false),
    points: line,
  };
}

/**
 * Sets a point beside the way between each two, left and right in turn.
 * @param {readonly Point[]} points @param {readonly number[]} above @param {() => number} random
 */
function meander(points, above, random) {
  /** @type {{points: Point[], above: number[]}} */
  const bent = { points: [points[0]], above: [above[0]] };
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1], points[i]];
    const length = distance(from, to) || 1;
    const push = (((i % 2 ? 1 : -1) * MEANDER * (0.4 + 0.6 * random())) / length) * Math.min(1, length / 0.4);
    const t = 0.4 + 0.2 * random();
    bent.points.push([
      from[0] + t * (to[0] - from[0]) - push * (to[1] - from[1]),
      from[1] + t * (to[1] - from[1]) + push * (to[0] - from[0]),
    ]);
    bent.above.push((above[i - 1] + above[i]) / 2);
    bent.points.push(to);
    bent.above.push(above[i]);
  }
  return bent;
}

/**
 * The outline of a line with a width at each point.
 * @param {readonly Point[]} line @param {readonly number[]} widths @returns {Point[]}
 */
function ribbon(line, widths) {
  /** @param {number} i @param {number} side @returns {Point} */
  const bank = (i, side) => {
    const [from, to] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]];
    const length = distance(from, to) || 1;
    const reach = (side * widths[i]) / 2 / length;
    return [line[i][0] - reach * (to[1] - from[1]), line[i][1] + reach * (to[0] - from[0])];
  };
  const left = line.map((_, i) => bank(i, -1));
  const right = line.map((_, i) => bank(i, 1));
  return [...left, ...right.reverse()];
}
