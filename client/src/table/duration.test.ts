import { expect, test } from "vitest";
import { duration } from "./duration";

test.each([
  [0, "0:00"],
  [6_100, "0:07"],
  [750_000, "12:30"],
  [7_500_000, "2:05:00"],
  [3 * 86_400_000 + 4 * 3_600_000, "3 d 4 h"],
])("%d milliseconds are %s", (milliseconds, shown) => {
  expect(duration(milliseconds)).toBe(shown);
});
