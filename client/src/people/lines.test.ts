import { expect, test } from "vitest";
import { pathOf, ticksFor } from "./lines";

test("ticks are round and span the values", () => {
  expect(ticksFor([3, 21])).toEqual([0, 5, 10, 15, 20, 25]);
  expect(ticksFor([-0.4, 0.3])).toEqual([-0.4, -0.2, 0, 0.2, 0.4]);
});

test("one value has a scale, too", () => {
  expect(ticksFor([7]).length).toBeGreaterThan(1);
});

test("a path has a gap where nothing is known", () => {
  const same = (value: number) => value;
  expect(pathOf([1, 2, null, 4], same, same)).toBe("M0.0 1.0L1.0 2.0M3.0 4.0");
});
