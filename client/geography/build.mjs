// @ts-check
/* Makes the geography of every board: `node geography/build.mjs` writes src/generated/geography/<board>.json. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { readBoard } from './board.mjs';
import { makeGeography } from './geography.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const games = join(here, '../../src/goldenspike/games');
const target = join(here, '../src/generated/geography');

/** The files of all boards of all games. */
export function boardFiles() {
  const folders = readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name }) => join(games, name, 'boards'))
    .flatMap((folder) => jsonFiles(folder))
    .sort();
}

/** @param {string} folder */
function jsonFiles(folder) {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function main() {
  mkdirSync(target, { recursive: true });
  for (const file of boardFiles()) {
    const geography = makeGeography(readBoard(file));
    const text = JSON.stringify(geography);
    writeFileSync(join(target, `${geography.board}.json`), text);
    const size = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`;
    console.log(`${geography.board}: ${size(text.length)}, ${size(gzipSync(text).length)} compressed`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
