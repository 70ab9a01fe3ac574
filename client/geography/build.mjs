// @ts-check
/* Makes the geography of every board: `node geography/build.mjs` writes src/generated/geography/<board>.json. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { isOnGlobe, readBoard } from "./board.mjs";
import { makeGeography } from "./geography.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const games = join(here, "../../src/goldenspike/games");
const target = join(here, "../src/generated/geography");

/** The files of all boards of all games. */
export function boardFiles() {
  return readdirSync(games)
    .map((game) => join(games, game, "boards"))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => file.endsWith(".json"))
    .sort();
}

function main() {
  mkdirSync(target, { recursive: true });
  for (const file of boardFiles()) {
    const board = readBoard(file);
    if (!isOnGlobe(board)) {
      console.log(`${board.name}: no geography, for a city has no latitude or longitude`);
      continue;
    }
    const geography = makeGeography(board);
    const text = JSON.stringify(geography);
    writeFileSync(join(target, `${geography.board}.json`), text);
    const size = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`;
    console.log(`${geography.board}: ${size(text.length)}, ${size(gzipSync(text).length)} compressed`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
