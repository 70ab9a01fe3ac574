// @ts-check
/** @import { Box, Label, Link, Point } from './types.ts' */

/** What a label runs over, and how bad that is. */
const COST = { label: 400, marker: 120, badge: 60, node: 14, double: 6, single: 3, edge: 300 };
const GAP = 0.06;
/** Widths of letters, in heights of the text, of a plain sans-serif face. */
const NARROW = 0.32;
const WIDE = 0.82;
const USUAL = 0.56;

/**
 * Places around a city, best first: side in x, side in y. Half a side slides the text along the city.
 * @type {[number, number][]}
 */
const SIDES = [
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [0.5, -1],
  [0.5, 1],
  [-0.5, -1],
  [-0.5, 1],
  [1, -0.5],
  [1, 0.5],
  [-1, -0.5],
  [-1, 0.5],
];

/** @param {string} text @param {number} height */
export function textWidth(text, height) {
  const widths = [...text].map((letter) =>
    /[ ilj.,t'fI]/.test(letter) ? NARROW : /[mwMW]/.test(letter) ? WIDE : USUAL,
  );
  return height * widths.reduce((sum, width) => sum + width, 0);
}

/**
 * @typedef {object} Scene
 * @property {{id: string, name: string, at: Point}[]} cities
 * @property {readonly Link[]} links
 * @property {readonly Point[]} nodes
 * @property {readonly Point[]} badges where costs are written
 * @property {Box} view
 */

/**
 * A place for each city's name. Every city takes its best place given the others', until no one moves.
 * @param {Scene} scene @param {number} text @param {number} marker @returns {Record<string, Label & {box: Box}>}
 */
export function placeLabels(scene, text, marker) {
  const choices = scene.cities.map((city) =>
    SIDES.map((side, rank) => {
      const label = around(city, side, text, marker);
      return { label, price: rank * 0.2 + obstacles(label.box, city.at, scene, marker) };
    }),
  );
  const chosen = choices.map(() => 0);
  for (let round = 0, moved = true; moved && round < 30; round++) {
    moved = false;
    choices.forEach((options, city) => {
      const prices = options.map(({ label, price }) => price + crowding(label.box, city, choices, chosen));
      const best = prices.indexOf(Math.min(...prices));
      moved ||= prices[best] < prices[chosen[city]];
      if (prices[best] < prices[chosen[city]]) chosen[city] = best;
    });
  }
  return Object.fromEntries(scene.cities.map(({ id }, i) => [id, choices[i][chosen[i]].label]));
}

/**
 * @param {{name: string, at: Point}} city @param {[number, number]} side @param {number} text
 * @param {number} marker @returns {Label & {box: Box}}
 */
function around({ name, at }, [across, down], text, marker) {
  const width = textWidth(name, text);
  const reach = Math.abs(across * down) === 1 ? marker * 0.75 : marker + GAP;
  const slid = Math.abs(across) < 1;
  const dx = slid ? (across * width) / 2 : across * reach;
  const top = Math.abs(down) < 1 ? -text / 2 + down * text : down < 0 ? -reach - text : reach;
  const anchor = slid ? "middle" : across > 0 ? "start" : "end";
  const left = slid ? dx - width / 2 : across > 0 ? dx : dx - width;
  return { dx, dy: top + text * 0.8, anchor, box: { x: at[0] + left, y: at[1] + top, width, height: text } };
}

/** @param {Box} box @param {Point} own @param {Scene} scene @param {number} marker */
function obstacles(box, own, { cities, links, nodes, badges, view }, marker) {
  let price = 0;
  for (const { at } of cities) if (at !== own && touches(box, at, marker)) price += COST.marker;
  for (const node of nodes) if (node !== own && touches(box, node, 0.06)) price += COST.node;
  for (const badge of badges) if (touches(box, badge, 0.15)) price += COST.badge;
  for (const { ends, cost } of links) price += inside(box, ends) * (cost === 2 ? COST.double : COST.single);
  const out = Math.max(0, view.x - box.x, box.x + box.width - view.x - view.width);
  return price + out * COST.edge;
}

/** @param {Box} box @param {number} city @param {{label: {box: Box}}[][]} choices @param {readonly number[]} chosen */
function crowding(box, city, choices, chosen) {
  return choices.reduce((sum, options, other) => {
    if (other === city) return sum;
    return sum + (overlap(box, options[chosen[other]].label.box) > 0 ? COST.label : 0);
  }, 0);
}

/** @param {Box} a @param {Box} b */
export function overlap(a, b) {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Whether a disc reaches into a box. @param {Box} box @param {Point} at @param {number} radius */
export function touches(box, [x, y], radius) {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(dx, dy) < radius;
}

/** How much of a stretch is inside a box (Liang and Barsky). @param {Box} box @param {readonly [Point, Point]} ends */
function inside(box, [from, to]) {
  let [enter, leave] = [0, 1];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  for (const [step, room] of [
    [-dx, from[0] - box.x],
    [dx, box.x + box.width - from[0]],
    [-dy, from[1] - box.y],
    [dy, box.y + box.height - from[1]],
  ]) {
    if (step === 0 && room < 0) return 0;
    if (step < 0) enter = Math.max(enter, room / step);
    if (step > 0) leave = Math.min(leave, room / step);
  }
  return leave > enter ? (leave - enter) * Math.hypot(dx, dy) : 0;
}
