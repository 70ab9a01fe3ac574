import { describe, expect, it } from "vitest";
import { around, blend, contain, keep, reveal, shown, zoom } from "./camera";

const board = { x: 0, y: 0, width: 20, height: 10 };
const screen = { width: 400, height: 400 };
const reach = { bounds: board, least: 10, most: 100 };

describe("camera", () => {
  it("contains a box by its longer side", () => {
    expect(contain(board, screen)).toEqual({ x: 10, y: 5, scale: 20 });
  });

  it("keeps the point under the finger when it zooms", () => {
    const before = { x: 10, y: 5, scale: 20 };
    const after = zoom(before, 2, { x: 4, y: 3 }, reach);
    const place = (camera: typeof before) => [(4 - camera.x) * camera.scale, (3 - camera.y) * camera.scale];
    expect(after.scale).toBe(40);
    expect(place(after)).toEqual(place(before));
  });

  it("zooms no further than it may", () => {
    expect(zoom({ x: 10, y: 5, scale: 80 }, 2, { x: 10, y: 5 }, reach).scale).toBe(100);
  });

  it("does not leave the board, and centres what is smaller than the screen", () => {
    expect(keep({ x: -50, y: 50, scale: 50 }, screen, reach)).toEqual({ x: 4, y: 6, scale: 50 });
    expect(keep({ x: 0, y: 0, scale: 10 }, screen, reach)).toEqual({ x: 10, y: 5, scale: 10 });
  });

  it("reveals with the least movement", () => {
    const camera = { x: 5, y: 5, scale: 40 };
    expect(reveal(camera, screen, around([{ x: 6, y: 5 }], 1))).toEqual(camera);
    expect(reveal(camera, screen, around([{ x: 12, y: 5 }], 1))).toEqual({ x: 8, y: 5, scale: 40 });
  });

  it("shows what it says", () => {
    expect(shown({ x: 10, y: 5, scale: 40 }, screen)).toEqual({ x: 5, y: 0, width: 10, height: 10 });
  });

  it("blends from one place to the other", () => {
    const [from, to] = [
      { x: 0, y: 0, scale: 10 },
      { x: 4, y: 2, scale: 40 },
    ];
    expect(blend(from, to, 0)).toEqual(from);
    expect(blend(from, to, 0.5)).toEqual({ x: 2, y: 1, scale: 20 });
    expect(blend(from, to, 1)).toEqual(to);
  });
});
