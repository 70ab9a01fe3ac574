// @ts-check
/** @import { Feature, Link, Point, Run, Warp } from './types.ts' */
import { centre, distanceToLine, middle } from "./shapes.mjs";
import { FEATURES } from "./features.mjs";

/**
 * The double links of a grid, gathered into runs. Two belong together where they bound the same triangle: a line
 * can pass from one to the other without crossing a single link. Each run is one range or one river system.
 * @param {readonly Link[]} links @param {Warp} warp @returns {Run[]}
 */
export function gatherDoubles(links, warp) {
  const faces = triangles(links).map((sides) => ({
    middle: centre(sides.map((side) => links[side].ends).flat()),
    doubles: sides.filter((side) => links[side].cost === 2),
    sides,
  }));
  const courses = FEATURES.map((feature) => ({ feature, line: feature.course.map(warp.toBoard) }));
  const runs = connected(links, faces).map((members) => ({
    members: members.map((index) => describe(links[index], index, courses)),
    faces: faces.filter(({ sides }) => sides.some((side) => members.includes(side))),
  }));
  return runs.map((run) => ({ ...run, terrain: vote(run.members.map(({ feature }) => feature.terrain)) }));
}

/** All triples of links that close a triangle. @param {readonly Link[]} links @returns {[number, number, number][]} */
function triangles(links) {
  /** @type {Map<string, Map<string, number>>} */
  const sides = new Map();
  links.forEach(({ ends }, index) => {
    const [a, b] = ends.map(String);
    for (const [from, to] of [
      [a, b],
      [b, a],
    ])
      sides.set(from, (sides.get(from) ?? new Map()).set(to, index));
  });
  return links.flatMap(({ ends }, index) => {
    const [a, b] = ends.map((end) => sides.get(String(end)) ?? new Map());
    return [...a].flatMap(([corner, left]) => {
      const right = b.get(corner);
      return right !== undefined && index < left && index < right
        ? [/** @type {[number, number, number]} */ ([index, left, right])]
        : [];
    });
  });
}

/** @param {readonly Link[]} links @param {readonly {doubles: number[]}[]} faces @returns {number[][]} */
function connected(links, faces) {
  const group = links.map((_, index) => index);
  for (const { doubles } of faces) {
    for (const double of doubles) {
      const [from, to] = [group[double], group[doubles[0]]];
      group.forEach((value, index) => {
        if (value === from) group[index] = to;
      });
    }
  }
  /** @type {Map<number, number[]>} */
  const runs = new Map();
  links.forEach(({ cost }, index) => {
    if (cost === 2) runs.set(group[index], [...(runs.get(group[index]) ?? []), index]);
  });
  return [...runs.values()];
}

/** @param {Link} link @param {number} index @param {readonly {feature: Feature, line: Point[]}[]} courses */
function describe(link, index, courses) {
  const at = middle(...link.ends);
  const far = courses.map(({ line }) => distanceToLine(at, line));
  return { index, at, feature: courses[far.indexOf(Math.min(...far))].feature };
}

/** The commonest of some words; of equals, the first. @template {string} T @param {readonly T[]} words @returns {T} */
export function vote(words) {
  /** @param {T} word */
  const count = (word) => words.filter((other) => other === word).length;
  return words.reduce((best, word) => (count(word) > count(best) ? word : best));
}

/** @param {Run} run @param {number} index */
export const facesOf = (run, index) => run.faces.filter(({ sides }) => sides.includes(index));
