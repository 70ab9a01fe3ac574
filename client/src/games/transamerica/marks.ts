/** The shapes that go with the colours of cities: unit size, the same as in the terminal's pictures. */
import type { CityColor } from "./types";

const corner = (turn: number): string => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(1.12 * Math.cos(angle)).toFixed(3)} ${(1.12 * Math.sin(angle)).toFixed(3)}`;
};

export const SHAPES: Record<CityColor, string> = {
  green: "M-.86 -.86H.86V.86H-.86Z",
  blue: "M0 -1.22L1.22 0 0 1.22 -1.22 0Z",
  yellow: "M-1 0A1 1 0 1 1 1 0A1 1 0 1 1 -1 0Z",
  red: "M0 -1.22L1.15 .82H-1.15Z",
  orange: `M${[0, 0.2, 0.4, 0.6, 0.8].map(corner).join("L")}Z`,
};

export const LOCOMOTIVE = {
  /** About 1 wide and .85 high, its wheels on the origin; the cab, on the left, has room for a letter. */
  body: "M-.53 -.14V-.82H.01V-.5H.24V-.74H.17V-.84H.45V-.74H.38V-.5Q.52 -.44 .52 -.28V-.14Z",
  wheels:
    "M-.4 -.1a.1 .1 0 1 0 .2 0a.1 .1 0 1 0 -.2 0M-.1 -.1a.1 .1 0 1 0 .2 0a.1 .1 0 1 0 -.2 0M.22 -.1a.1 .1 0 1 0 .2 0a.1 .1 0 1 0 -.2 0",
};
