// @ts-check
/* Draws boards on their geography, to be looked at: `node geography/picture.mjs FOLDER` writes SVG files. */
/** @import { Board, Box, Geography, LabelSet } from './types.ts' */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isOnGlobe, readBoard } from "./board.mjs";
import { boardFiles } from "./build.mjs";
import { makeGeography } from "./geography.mjs";

export const PALETTES = {
  light: {
    sea: "#c9dfe6",
    shallows: "#dcebee",
    neighbour: "#e6e1d3",
    land: "#f6efdd",
    coast: "#7f9fa8",
    frontier: "#a89a7c",
    states: "#cdbf9f",
    river: "#7fb0c4",
    body: "#e9dcc0",
    shade: "#c7b08a",
    snow: "#fffdf7",
    ink: "#8c7650",
    link: "#8b8069",
    double: "#8b8069",
    city: "#3a3328",
    text: "#2f2a22",
    halo: "#f6efdd",
  },
  dark: {
    sea: "#16252e",
    shallows: "#1c303a",
    neighbour: "#262a2b",
    land: "#33362f",
    coast: "#54717c",
    frontier: "#6d6650",
    states: "#4a4b3e",
    river: "#3f7489",
    body: "#454536",
    shade: "#2a2a22",
    snow: "#a9a894",
    ink: "#857c5f",
    link: "#98917c",
    double: "#98917c",
    city: "#efe8d6",
    text: "#f3eddd",
    halo: "#262a26",
  },
};

/** @typedef {typeof PALETTES.light} Palette */

/**
 * A board, its links and its labels as one SVG.
 * @param {Board} board @param {Geography} geography @param {Palette} palette @param {LabelSet} labels
 * @param {number} width
 */
export function drawPicture(board, geography, palette, labels, width) {
  const shown = wider(geography.view);
  const height = Math.round((width * shown.height) / shown.width);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${shown.x} ${shown.y} ${shown.width} ${shown.height}" width="${width}" height="${height}">`,
    drawLand(geography, palette),
    drawRelief(geography, palette),
    drawLinks(board, geography, palette),
    drawCities(board, geography, palette, labels),
    "</svg>",
  ].join("\n");
}

/** @param {Box} view @returns {Box} */
const wider = ({ x, y, width, height }) => ({ x: x - 1, y: y - 1, width: width + 2, height: height + 2.6 });

/** @param {Geography} geography @param {Palette} p */
function drawLand({ frame, ...g }, p) {
  const shallows = [0.5, 0.3, 0.14].map(
    (width) =>
      `<path d="${g.land}${g.neighbours}" stroke="${p.shallows}" stroke-opacity=".55" stroke-width="${width}" fill="none" stroke-linejoin="round"/>`,
  );
  return `<rect x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}" fill="${p.sea}"/>
${shallows.join("\n")}
<path d="${g.neighbours}" fill="${p.neighbour}" stroke="${p.neighbour}" stroke-width=".07"/>
<path d="${g.sharedLakes}" fill="${p.sea}" fill-rule="evenodd" stroke="${p.coast}" stroke-width=".014"/>
<path d="${g.land}" fill="${p.land}" stroke="${p.coast}" stroke-width=".022" stroke-linejoin="round"/>
<path d="${g.inlandLakes}" fill="${p.sea}" stroke="${p.coast}" stroke-width=".014"/>
<g fill="none" stroke-linejoin="round" stroke-linecap="round">
<path d="${g.states}" stroke="${p.states}" stroke-width=".014"/>
<path d="${g.frontier}" stroke="${p.neighbour}" stroke-width=".03"/>
<path d="${g.frontier}" stroke="${p.frontier}" stroke-width=".026" stroke-dasharray=".1 .05 .02 .05"/>
</g>`;
}

/** @param {Geography} geography @param {Palette} p */
function drawRelief({ rivers, mountains, signs }, p) {
  const water = rivers.map(({ shape }) => `<path d="${shape}" fill="${p.river}"/>`);
  const peaks = mountains.map(({ x, y, size, kind, sign }) => {
    const { body, shade, snow, ink } = signs[kind][sign];
    return `<g transform="translate(${x} ${y}) scale(${size})"><path d="${body}" fill="${p.body}"/><path d="${shade}" fill="${p.shade}"/><path d="${snow}" fill="${p.snow}"/><path d="${ink}" fill="none" stroke="${p.ink}" stroke-width="${0.016 / size}" stroke-linejoin="round" stroke-linecap="round"/></g>`;
  });
  return [...water, ...peaks].join("\n");
}

/** @param {Board} board @param {Geography} geography @param {Palette} p */
function drawLinks(board, { cities }, p) {
  const places = board.places ?? board.cities.map(({ id }) => cities[id]);
  const double = board.places !== null;
  return board.links
    .map(({ a, b, cost }) => {
      const [[x1, y1], [x2, y2]] = [places[a], places[b]];
      const [ox, oy] = [
        ((y1 - y2) / Math.hypot(x2 - x1, y2 - y1)) * 0.032,
        ((x2 - x1) / Math.hypot(x2 - x1, y2 - y1)) * 0.032,
      ];
      const line = (/** @type {number} */ s, /** @type {string} */ color, /** @type {number} */ w) =>
        `<path d="M${x1 + s * ox} ${y1 + s * oy}L${x2 + s * ox} ${y2 + s * oy}" stroke="${color}" stroke-width="${w}" stroke-opacity=".75"/>`;
      if (double) return cost === 2 ? line(1, p.double, 0.02) + line(-1, p.double, 0.02) : line(0, p.link, 0.018);
      const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
      return `${line(0, p.link, 0.06)}<circle cx="${mx}" cy="${my}" r=".15" fill="${p.land}" stroke="${p.link}" stroke-width=".02"/><text x="${mx}" y="${my + 0.07}" font-size=".2" text-anchor="middle" fill="${p.text}" font-family="sans-serif">${cost}</text>`;
    })
    .join("\n");
}

/** @param {Board} board @param {Geography} geography @param {Palette} p @param {LabelSet} labels */
function drawCities(board, { cities }, p, { text, marker, places }) {
  const markers = board.cities.map(({ id }) => {
    const [x, y] = cities[id];
    return `<circle cx="${x}" cy="${y}" r="${marker}" fill="${p.city}" stroke="${p.land}" stroke-width=".04"/>`;
  });
  const names = board.cities.map(({ id, name }) => {
    const [[x, y], { dx, dy, anchor }] = [cities[id], places[id]];
    return `<text x="${x + dx}" y="${y + dy}" text-anchor="${anchor}">${name}</text>`;
  });
  const style = `font-size="${text}" font-family="Liberation Sans, sans-serif" fill="${p.text}" stroke="${p.halo}" stroke-opacity=".85" stroke-width="${text / 4}" stroke-linejoin="round" paint-order="stroke"`;
  return [...markers, `<g ${style}>`, ...names, "</g>"].join("\n");
}

/** @param {string} folder */
function main(folder) {
  mkdirSync(folder, { recursive: true });
  for (const board of boardFiles().map(readBoard).filter(isOnGlobe)) {
    const geography = makeGeography(board);
    for (const [name, palette, labels, width] of /** @type {const} */ ([
      ["light", PALETTES.light, geography.labels.desktop, 1400],
      ["dark", PALETTES.dark, geography.labels.desktop, 1400],
      ["phone", PALETTES.light, geography.labels.phone, 700],
    ])) {
      writeFileSync(join(folder, `${board.name}-${name}.svg`), drawPicture(board, geography, palette, labels, width));
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv[2] ?? "pictures");
