// @ts-check
/** @import { Point } from './types.ts' */

/**
 * Leaves out the points of a line whose triangle with their neighbours is smallest, until none is under
 * `least` (Visvalingam and Whyatt). The ends stay, so lines that share an arc still meet.
 * @param {readonly Point[]} line @param {number} least @returns {Point[]}
 */
export function simplify(line, least) {
  const before = line.map((_, i) => i - 1);
  const after = line.map((_, i) => i + 1);
  const heap = new Heap();
  /** @param {number} i */
  const weigh = (i) => triangle(line[before[i]], line[i], line[after[i]]);
  const weights = line.map((_, i) => (i === 0 || i === line.length - 1 ? Infinity : weigh(i)));
  weights.forEach((weight, i) => heap.push(weight, i));
  for (let top = heap.pop(); top && top.weight < least; top = heap.pop()) {
    const { weight, item } = top;
    if (weights[item] !== weight) continue;
    weights[item] = -1;
    const [left, right] = [before[item], after[item]];
    after[left] = right;
    before[right] = left;
    for (const neighbour of [left, right]) {
      if (neighbour === 0 || neighbour === line.length - 1) continue;
      weights[neighbour] = Math.max(weight, weigh(neighbour));
      heap.push(weights[neighbour], neighbour);
    }
  }
  return line.filter((_, i) => weights[i] >= least);
}

/** @param {Point} a @param {Point} b @param {Point} c */
const triangle = (a, b, c) => Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;

/** A binary heap: the lightest first. */
class Heap {
  /** @type {{weight: number, item: number}[]} */
  #entries = [];

  /** @param {number} weight @param {number} item */
  push(weight, item) {
    const entries = this.#entries;
    entries.push({ weight, item });
    for (let i = entries.length - 1; i > 0;) {
      const parent = (i - 1) >> 1;
      if (entries[parent].weight <= entries[i].weight) break;
      [entries[parent], entries[i]] = [entries[i], entries[parent]];
      i = parent;
    }
  }

  pop() {
    const entries = this.#entries;
    const top = entries[0];
    const last = entries.pop();
    if (!last || entries.length === 0) return top;
    entries[0] = last;
    for (let i = 0; ;) {
      let least = i;
      for (const child of [2 * i + 1, 2 * i + 2]) {
        if (child < entries.length && entries[child].weight < entries[least].weight) least = child;
      }
      if (least === i) return top;
      [entries[i], entries[least]] = [entries[least], entries[i]];
      i = least;
    }
  }
}
