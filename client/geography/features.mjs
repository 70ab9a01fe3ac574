// @ts-check
/** @import { Feature } from './types.ts' */

/*
 * The great ranges and rivers as rough courses, longitude and latitude, rivers from source to mouth. They say
 * what a double line stands for, and they are the relief of boards whose costs are numbers.
 */

/** @type {Feature[]} */
export const FEATURES = [
  {
    name: "Cascades",
    terrain: "mountain",
    kind: "peak",
    course: [
      [-121.4, 48.8],
      [-121.7, 45.4],
      [-122.2, 41.8],
    ],
  },
  {
    name: "Sierra Nevada",
    terrain: "mountain",
    kind: "peak",
    course: [
      [-121.2, 40.3],
      [-119.6, 38],
      [-118.4, 36],
    ],
  },
  {
    name: "Transverse Ranges",
    terrain: "mountain",
    kind: "hill",
    course: [
      [-118.9, 34.9],
      [-116.9, 34.1],
    ],
  },
  {
    name: "Bitterroot Range",
    terrain: "mountain",
    kind: "peak",
    course: [
      [-115.6, 48.3],
      [-114.2, 46.6],
      [-111.6, 44.8],
    ],
  },
  {
    name: "Bighorn Mountains",
    terrain: "mountain",
    kind: "peak",
    course: [
      [-110.6, 46.9],
      [-109, 45.4],
      [-106.6, 43],
    ],
  },
  {
    name: "Great Basin",
    terrain: "mountain",
    kind: "hill",
    course: [
      [-117.4, 40.4],
      [-116.4, 39],
      [-117, 37.2],
    ],
  },
  {
    name: "Uinta Mountains",
    terrain: "mountain",
    kind: "peak",
    course: [
      [-111.2, 40.7],
      [-109.6, 40.7],
    ],
  },
  {
    name: "Rocky Mountains",
    terrain: "mountain",
    kind: "peak",
    course: [
      [-106.2, 40.9],
      [-105.9, 39],
      [-105.6, 36.9],
    ],
  },
  {
    name: "Mogollon Rim",
    terrain: "mountain",
    kind: "hill",
    course: [
      [-111.8, 35.1],
      [-110, 34],
      [-108.2, 33],
    ],
  },
  {
    name: "Appalachians",
    terrain: "mountain",
    kind: "hill",
    course: [
      [-74.8, 41.6],
      [-78.2, 40],
      [-80.4, 38],
      [-82, 36.3],
      [-84.4, 34.8],
    ],
  },
  {
    name: "Missouri",
    terrain: "river",
    course: [
      [-111.3, 47.4],
      [-109, 47.7],
      [-106.5, 48],
      [-104, 48],
      [-101.4, 47.5],
      [-100.6, 46],
      [-100.3, 44.3],
      [-98.5, 43],
      [-96.4, 42.4],
      [-95.9, 41],
      [-94.9, 39.7],
      [-94, 39.2],
      [-92.2, 38.6],
      [-90.2, 38.8],
    ],
  },
  {
    name: "Mississippi",
    terrain: "river",
    course: [
      [-95, 47.3],
      [-94.2, 46],
      [-93, 44.8],
      [-91.3, 43.8],
      [-91, 42.5],
      [-90.3, 41.7],
      [-91.3, 40.5],
      [-90.2, 38.8],
      [-90, 38],
      [-89.2, 37],
      [-89.6, 36],
      [-90.4, 34.8],
      [-91.1, 33],
      [-91.4, 31.3],
      [-90.6, 30.1],
      [-89.4, 29.1],
    ],
  },
  {
    name: "Ohio",
    terrain: "river",
    course: [
      [-80, 40.5],
      [-80.8, 39.8],
      [-82, 38.8],
      [-83.5, 38.7],
      [-84.8, 39],
      [-85.8, 38.2],
      [-87.5, 37.9],
      [-89.2, 37],
    ],
  },
  {
    name: "Colorado",
    terrain: "river",
    course: [
      [-106, 40.2],
      [-108, 39.3],
      [-109.5, 38.7],
      [-110.3, 37.8],
      [-111.6, 36.8],
      [-113.2, 36.2],
      [-114.6, 35.6],
      [-114.5, 34],
      [-114.6, 32.8],
      [-114.7, 31.6],
    ],
  },
];

/** Rivers of the real map that no double line stands for, for boards whose costs are numbers. @type {Feature[]} */
export const MINOR_RIVERS = [
  {
    name: "Rio Grande",
    terrain: "river",
    course: [
      [-106.6, 37.6],
      [-105.8, 36.5],
      [-106.7, 35],
      [-107.2, 33],
      [-106.4, 31.7],
      [-104.6, 29.8],
      [-103.2, 29],
      [-102.4, 29.8],
      [-100.9, 29.3],
      [-99.4, 27.3],
      [-97.2, 25.95],
    ],
  },
  {
    name: "Arkansas",
    terrain: "river",
    course: [
      [-105.4, 38.4],
      [-102.5, 38.1],
      [-99.9, 37.6],
      [-97.3, 37.5],
      [-95.4, 35.7],
      [-93, 35.2],
      [-91.1, 33.8],
    ],
  },
  {
    name: "Columbia",
    terrain: "river",
    course: [
      [-118, 48.9],
      [-118.7, 47.9],
      [-119.9, 47.8],
      [-120, 46.8],
      [-119.1, 46.1],
      [-121.2, 45.65],
      [-122.8, 45.7],
      [-123.9, 46.25],
    ],
  },
  {
    name: "Snake",
    terrain: "river",
    course: [
      [-111.3, 43.5],
      [-112.8, 42.8],
      [-114.8, 42.7],
      [-116.9, 43.6],
      [-116.8, 45.5],
      [-117.3, 46.5],
      [-119.1, 46.1],
    ],
  },
];
