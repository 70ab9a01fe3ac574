/** What the geography of a board is made from, and what it becomes. Positions are in the board's own plane. */

export type Point = [number, number];

export interface Bend {
  affine(point: Point): Point;
  offset(point: Point): Point;
}

export interface Warp {
  toBoard(lonLat: Point): Point;
  toGlobe(point: Point): Point;
}

export interface City {
  id: string;
  name: string;
  lat: number;
  lon: number;
  /** Its place on the board, where the board's file says it. */
  at: Point | null;
}

export interface Link {
  ends: [Point, Point];
  cost: number;
}

/** A board file of any of the games, brought to one shape. */
export interface Board {
  name: string;
  cities: City[];
  places: Point[] | null;
  links: { a: number; b: number; cost: number }[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Terrain = "mountain" | "river";

export interface Mountain {
  x: number;
  y: number;
  size: number;
  kind: "peak" | "hill";
  /** Which of the signs of its kind. */
  sign: number;
}

/** Where a label starts, relative to its city, and which end of the text is there. */
export interface Label {
  dx: number;
  dy: number;
  anchor: "start" | "middle" | "end";
}

/**
 * SVG paths, in the order they are painted. `sharedLakes` wants the even-odd rule: it has an island. The stroke of
 * `land` is the coast; `frontier` goes over it where the land meets a neighbour. `states` are lines, not areas.
 */
export interface Outline {
  neighbours: string;
  sharedLakes: string;
  land: string;
  inlandLakes: string;
  states: string;
  frontier: string;
}

/** A range or a river of the real map, its course in longitude and latitude. */
export type Feature =
  | { name: string; terrain: "mountain"; kind: Mountain["kind"]; course: Point[] }
  | { name: string; terrain: "river"; course: Point[] };

/** `shape` is filled and widens downstream; `line` is its middle, for lettering. */
export interface River {
  name: string;
  shape: string;
  line: string;
}

/** A hand-drawn sign of unit width, its foot's middle at the origin: three areas to fill, then lines to stroke. */
export interface MountainSign {
  body: string;
  shade: string;
  snow: string;
  ink: string;
}

export interface LabelSet {
  /** Height of the text and radius of a city's marker, in board units, that the places are made for. */
  text: number;
  marker: number;
  places: Record<string, Label>;
}

/** What the page reads: one file a board. */
export interface Geography extends Outline {
  board: string;
  /** What to show at first: every place, with room for the labels at the rim. */
  view: Box;
  /** How far the land is drawn. */
  frame: Box;
  /** Cities by their key in the board file: the id, or the name where there is none. */
  cities: Record<string, Point>;
  rivers: River[];
  mountains: Mountain[];
  signs: Record<Mountain["kind"], MountainSign[]>;
  /** What the double links stand for: their indexes in the board file. Empty where costs are numbers. */
  terrain: Record<Terrain, number[]>;
  labels: { desktop: LabelSet; phone: LabelSet };
}

export interface Face {
  middle: Point;
  doubles: number[];
  sides: number[];
}

/** Double links that belong together, with the triangles around them. */
export interface Run {
  terrain: Terrain;
  members: { index: number; at: Point; feature: Feature }[];
  faces: Face[];
}

/** A place to be kept clear, and how far around it. */
export interface Spot {
  at: Point;
  room: number;
}
