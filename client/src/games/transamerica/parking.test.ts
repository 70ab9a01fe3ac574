import { expect, test } from "vitest";
import { namesAsBoxes, parked } from "./parking";
import type { City } from "./rails";

const city = { name: "Denver", color: "yellow", node: 3, x: 5, y: 5 } as unknown as City;

test("a marker stands above its place, but not on a name", () => {
  const above = parked([{ x: 2, y: 2 }], []);
  expect(above).toEqual([{ x: 0, y: -0.08 }]);
  const names = namesAsBoxes([city], undefined, { dx: 0.22, dy: -0.2, anchor: "start" }, 0.25);
  const [spot] = parked([city], names);
  expect(spot?.x).toBeLessThan(0);
});

test("two markers on one place stand side by side", () => {
  const [one, other] = parked([city, city], []);
  expect(one).not.toEqual(other);
});
