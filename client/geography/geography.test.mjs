// @ts-check
/** @import { Box, Label, Link, Point } from './types.ts' */
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { isOnGlobe, readBoard } from "./board.mjs";
import { boardFiles } from "./build.mjs";
import { gatherDoubles } from "./doubles.mjs";
import { makeGeography } from "./geography.mjs";
import { overlap, textWidth, touches } from "./labels.mjs";
import { boxOf } from "./mountains.mjs";
import { drawRiver, riverSystem } from "./rivers.mjs";
import { area, clip, contains, distance, distanceToLine, middle, smooth, svgPath } from "./shapes.mjs";
import { simplify } from "./simplify.mjs";
import { thinPlateSpline } from "./spline.mjs";
import { boardWarp } from "./warp.mjs";

const boards = boardFiles().map(readBoard);
const grid = boards.find(({ name }) => name === "transamerica");
if (!grid?.places) throw new Error("TransAmerica's board is missing");
const places = grid.places;
const links = grid.links.map(({ a, b, cost }) => /** @type {Link} */ ({ ends: [places[a], places[b]], cost }));
const warp = boardWarp(grid);
const pairs = boards.map((board) => ({ board, geography: makeGeography(board) }));
const made = pairs[boards.indexOf(grid)].geography;

describe("the warp", () => {
  test.each(grid.cities)("brings $name to its node and back", ({ lon, lat, at }) => {
    if (!at) throw new Error("a city without a node");
    expect(distance(warp.toBoard([lon, lat]), at)).toBeLessThan(0.02);
    const [backLon, backLat] = warp.toGlobe(at);
    expect(Math.hypot(backLon - lon, backLat - lat)).toBeLessThan(0.1);
  });

  test("folds nowhere in what a window shows", () => {
    for (let lon = -135; lon <= -60; lon += 2.5) {
      for (let lat = 18; lat <= 60; lat += 2.5) {
        const [here, east, north] = [
          warp.toBoard([lon, lat]),
          warp.toBoard([lon + 0.5, lat]),
          warp.toBoard([lon, lat + 0.5]),
        ];
        const turn = (east[0] - here[0]) * (north[1] - here[1]) - (east[1] - here[1]) * (north[0] - here[0]);
        expect(turn, `at ${lon}, ${lat}`).toBeLessThan(0);
      }
    }
  });

  test("is exact without smoothing", () => {
    /** @type {Point[]} */
    const from = [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
      [0.4, 0.6],
    ];
    /** @type {Point[]} */
    const to = [
      [0, 0],
      [1.2, 0.1],
      [0, 1],
      [1, 0.8],
      [0.5, 0.5],
    ];
    const { affine, offset } = thinPlateSpline(from, to, 0);
    from.forEach((point, i) => {
      expect(distance([affine(point)[0] + offset(point)[0], affine(point)[1] + offset(point)[1]], to[i])).toBeLessThan(
        1e-9,
      );
    });
  });
});

describe("the relief", () => {
  const runs = gatherDoubles(links, warp);
  const rivers = runs
    .filter(({ terrain }) => terrain === "river")
    .flatMap((run) => riverSystem(run, warp).map(drawRiver));

  test("every double link, and no other, is a mountain's or a river's", () => {
    const doubles = links.flatMap(({ cost }, index) => (cost === 2 ? [index] : []));
    expect([...made.terrain.mountain, ...made.terrain.river].sort((a, b) => a - b)).toEqual(doubles);
  });

  test("a river crosses each of its links and no single link", () => {
    links.forEach(({ ends, cost }, index) => {
      const crossed = rivers.some(({ points }) => crosses(points, ends));
      if (made.terrain.river.includes(index)) expect(crossed, `link ${index}`).toBe(true);
      if (cost === 1) expect(crossed, `link ${index}`).toBe(false);
    });
  });

  test("the rivers are the great ones", () => {
    expect(made.rivers.map(({ name }) => name).sort()).toEqual(["Colorado", "Mississippi", "Missouri", "Ohio"]);
  });

  test("each link of the mountains has one", () => {
    for (const index of made.terrain.mountain) {
      const at = middle(...links[index].ends);
      const near = made.mountains.map(({ x, y, size }) => distance([x, y - 0.4 * size], at));
      expect(Math.min(...near), `link ${index}`).toBeLessThan(0.5);
    }
  });

  test.each(pairs)("no mountain of $board.name covers a place", ({ board, geography }) => {
    const spots = board.places ?? Object.values(geography.cities);
    const covered = geography.mountains.filter((mountain) => spots.some((spot) => touches(boxOf(mountain), spot, 0)));
    expect(covered).toEqual([]);
  });
});

describe("the files", () => {
  test.each(pairs)("$board.name is small, and the same every time", ({ board, geography }) => {
    const text = JSON.stringify(geography);
    expect(text).toBe(JSON.stringify(makeGeography(board)));
    expect(text.length).toBeLessThan(61 * 1024);
    expect(gzipSync(text).length).toBeLessThan(20 * 1024);
    expect(text).not.toMatch(/NaN|null|Infinity/);
  });

  test.each(pairs)("the first view of $board.name holds every city", ({ geography: { cities, view } }) => {
    for (const city of Object.values(cities)) expect(touches(view, city, 1e-9)).toBe(true);
  });
});

test("a board whose cities have no place on the globe has no geography", () => {
  const lost = { ...grid.cities[0], lat: Number.NaN };
  expect(isOnGlobe(grid)).toBe(true);
  expect(isOnGlobe({ ...grid, cities: [lost] })).toBe(false);
});

describe("the labels", () => {
  test.each(pairs)("no two names of $board.name overlap, and none hides a city", ({ board, geography }) => {
    for (const { text, marker, places } of Object.values(geography.labels)) {
      const boxes = board.cities.map(({ id, name }) =>
        labelBox(geography.cities[id], places[id], textWidth(name, text), text),
      );
      boxes.forEach((box, i) => {
        for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(0);
        board.cities.forEach(({ id }, j) => {
          const hidden = i !== j && touches(box, geography.cities[id], marker / 2);
          expect(hidden, `${board.cities[i].name} over ${id}`).toBe(false);
        });
      });
    }
  });
});

describe("the tools", () => {
  test("simplifying keeps the ends and what stands out", () => {
    /** @type {Point[]} */
    const line = [
      [0, 0],
      [1, 0.001],
      [2, 0],
      [3, 2],
      [4, 0],
    ];
    expect(simplify(line, 0.01)).toEqual([
      [0, 0],
      [2, 0],
      [3, 2],
      [4, 0],
    ]);
  });

  test("clipping keeps what is inside", () => {
    const ring = clip(
      [
        [-1, -1],
        [3, -1],
        [3, 3],
        [-1, 3],
      ],
      { x: 0, y: 0, width: 2, height: 2 },
    );
    expect(area(ring)).toBeCloseTo(4);
    expect(contains(ring, [1, 1])).toBe(true);
    expect(contains(ring, [2.5, 1])).toBe(false);
  });

  test("a smooth line goes through its points", () => {
    /** @type {Point[]} */
    const points = [
      [0, 0],
      [1, 1],
      [2, 0],
      [3, 1],
    ];
    for (const point of points) expect(distanceToLine(point, smooth(points, 4))).toBeLessThan(1e-9);
  });

  test("paths are short", () => {
    expect(
      svgPath(
        [
          [
            [0.5, -0.25],
            [0.5, -0.25],
            [1, 0],
          ],
        ],
        true,
      ),
    ).toBe("M.5-.25l.5 .25z");
  });

  test("boxes overlap or do not", () => {
    const box = { x: 0, y: 0, width: 1, height: 1 };
    expect(overlap(box, { ...box, x: 0.5 })).toBeCloseTo(0.5);
    expect(overlap(box, { ...box, x: 1 })).toBe(0);
  });
});

/** @param {Point} city @param {Label} label @param {number} width @param {number} height @returns {Box} */
function labelBox([x, y], { dx, dy, anchor }, width, height) {
  const left = { start: 0, middle: width / 2, end: width }[anchor];
  // Labels are written to hundredths, so a touch of that much is none.
  return { x: x + dx - left + 0.01, y: y + dy - 0.8 * height + 0.01, width: width - 0.02, height: height - 0.02 };
}

/** Whether a line crosses a stretch. @param {readonly Point[]} line @param {readonly [Point, Point]} ends */
function crosses(line, [a, b]) {
  return line.some((to, i) => {
    if (i === 0) return false;
    const from = line[i - 1];
    return side(from, to, a) !== side(from, to, b) && side(a, b, from) !== side(a, b, to);
  });
}

/** @param {Point} a @param {Point} b @param {Point} c */
const side = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0]);
