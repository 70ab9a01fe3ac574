// @ts-check
/** @import { Box, Point } from './types.ts' */

/** Paths are written in thousandths of a board unit. */
const GRAIN = 1000;

/** @param {Point} a @param {Point} b */
export const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** @param {Point} a @param {Point} b @returns {Point} */
export const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** @param {readonly Point[]} points @returns {Point} */
export function centre(points) {
  const sum = points.reduce((total, [x, y]) => [total[0] + x, total[1] + y], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** @param {readonly Point[]} ring */
export function area(ring) {
  let twice = 0;
  ring.forEach(([x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length];
    twice += x * nextY - nextX * y;
  });
  return Math.abs(twice) / 2;
}

/** How far a point is from a stretch of a line. @param {Point} point @param {Point} a @param {Point} b */
export function distanceToStretch(point, a, b) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length;
  const clamped = Math.min(1, Math.max(0, t));
  return distance(point, [a[0] + clamped * dx, a[1] + clamped * dy]);
}

/** @param {Point} point @param {readonly Point[]} line */
export function distanceToLine(point, line) {
  let best = Infinity;
  for (let i = 1; i < line.length; i++) best = Math.min(best, distanceToStretch(point, line[i - 1], line[i]));
  return best;
}

/** Whether a ring goes around a point. @param {readonly Point[]} ring @param {Point} point */
export function contains(ring, [x, y]) {
  let within = false;
  ring.forEach(([x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) within = !within;
  });
  return within;
}

/**
 * The part of a ring inside a box (Sutherland and Hodgman).
 * @param {readonly Point[]} ring @param {Box} box @returns {Point[]}
 */
export function clip(ring, box) {
  let points = [...ring];
  for (const [axis, limit, sign] of [
    [0, box.x, 1],
    [0, box.x + box.width, -1],
    [1, box.y, 1],
    [1, box.y + box.height, -1],
  ]) {
    points = clipHalf(points, axis, limit, sign);
  }
  return points;
}

/** @param {readonly Point[]} ring @param {number} axis @param {number} limit @param {number} sign @returns {Point[]} */
function clipHalf(ring, axis, limit, sign) {
  /** @type {Point[]} */
  const kept = [];
  ring.forEach((point, i) => {
    const before = ring[(i + ring.length - 1) % ring.length];
    const [from, to] = [sign * (before[axis] - limit), sign * (point[axis] - limit)];
    if (from >= 0 !== to >= 0) {
      const t = from / (from - to);
      kept.push([before[0] + t * (point[0] - before[0]), before[1] + t * (point[1] - before[1])]);
    }
    if (to >= 0) kept.push(point);
  });
  return kept;
}

/**
 * A smooth line through points (Catmull and Rom), `steps` stretches between two of them.
 * @param {readonly Point[]} points @param {number} steps @returns {Point[]}
 */
export function smooth(points, steps) {
  /** @type {Point[]} */
  const line = [points[0]];
  for (let i = 1; i < points.length; i++) {
    const [p0, p1, p2, p3] = [
      points[Math.max(0, i - 2)],
      points[i - 1],
      points[i],
      points[Math.min(points.length - 1, i + 1)],
    ];
    for (let step = 1; step <= steps; step++) {
      const t = step / steps;
      line.push([curve(p0[0], p1[0], p2[0], p3[0], t), curve(p0[1], p1[1], p2[1], p3[1], t)]);
    }
  }
  return line;
}

/** @param {number} a @param {number} b @param {number} c @param {number} d @param {number} t */
const curve = (a, b, c, d, t) =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/**
 * Lines as the `d` of one SVG path, relative and without a needless digit.
 * @param {readonly (readonly Point[])[]} lines @param {boolean} closed
 */
export function svgPath(lines, closed) {
  return lines.map((line) => svgLine(line, closed)).join("");
}

/** @param {readonly Point[]} line @param {boolean} closed */
function svgLine(line, closed) {
  const grid = line.map(([x, y]) => [Math.round(x * GRAIN), Math.round(y * GRAIN)]);
  const steps = grid
    .slice(1)
    .map(([x, y], i) => [x - grid[i][0], y - grid[i][1]])
    .filter(([dx, dy]) => dx !== 0 || dy !== 0)
    .map(([dx, dy]) => pair(dx, dy));
  const way = steps.map((step, i) => (i === 0 ? `l${step}` : step.startsWith("-") ? step : ` ${step}`)).join("");
  return `M${pair(grid[0][0], grid[0][1])}${way}${closed ? "z" : ""}`;
}

/** @param {number} x @param {number} y */
function pair(x, y) {
  const second = decimal(y);
  return decimal(x) + (second.startsWith("-") ? "" : " ") + second;
}

/** Thousandths without a leading zero. @param {number} thousandths */
const decimal = (thousandths) => String(thousandths / GRAIN).replace(/^(-?)0\./, "$1.");

/** @param {number} value */
export const rounded = (value) => Math.round(value * GRAIN) / GRAIN;

/** To hundredths: enough for signs and text. @param {number} value */
export const coarse = (value) => Math.round(value * 100) / 100;

/** A stream of numbers from 0 to 1 that is the same for the same seed (mulberry32). @param {number} seed */
export function randomStream(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
