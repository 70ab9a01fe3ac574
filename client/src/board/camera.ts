/** Where a reader looks at a board: the middle of what is shown, and how many pixels a unit of the board is. */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Camera extends Point {
  scale: number;
}

/** How far a reader can go: over `bounds`, from `least` to `most` pixels a unit. */
export interface Reach {
  bounds: Box;
  least: number;
  most: number;
}

export function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The smallest box around some points, and `room` on each side. */
export function around(points: Point[], room = 0): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}

/** All of a box, as large as it goes. */
export function contain(box: Box, size: Size): Camera {
  return { ...middle(box), scale: Math.min(size.width / box.width, size.height / box.height) };
}

/** Larger or smaller, with one point of the board staying under the finger. */
export function zoom(camera: Camera, factor: number, at: Point, reach: Reach): Camera {
  const scale = between(reach.least, camera.scale * factor, reach.most);
  const part = camera.scale / scale;
  return { x: at.x + (camera.x - at.x) * part, y: at.y + (camera.y - at.y) * part, scale };
}

/** The nearest allowed place to look from. */
export function keep(camera: Camera, size: Size, { bounds, least, most }: Reach): Camera {
  const scale = between(least, camera.scale, most);
  return {
    x: along(camera.x, size.width / scale, bounds.x, bounds.width),
    y: along(camera.y, size.height / scale, bounds.y, bounds.height),
    scale,
  };
}

/** Move no more than is needed to see a box; zoom out only if it does not fit. */
export function reveal(camera: Camera, size: Size, box: Box): Camera {
  const scale = Math.min(camera.scale, contain(box, size).scale);
  const half = { width: size.width / scale / 2, height: size.height / scale / 2 };
  return {
    x: between(box.x + box.width - half.width, camera.x, box.x + half.width),
    y: between(box.y + box.height - half.height, camera.y, box.y + half.height),
    scale,
  };
}

export function shown(camera: Camera, size: Size): Box {
  const [width, height] = [size.width / camera.scale, size.height / camera.scale];
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** Part of the way from one place to another. Zooming is even to the eye when the scale grows by factors. */
export function blend(from: Camera, to: Camera, part: number): Camera {
  const scale = from.scale * (to.scale / from.scale) ** part;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, scale };
}

function along(at: number, seen: number, from: number, length: number): number {
  return seen >= length ? from + length / 2 : between(from + seen / 2, at, from + length - seen / 2);
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
