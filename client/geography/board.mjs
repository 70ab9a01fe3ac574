// @ts-check
/** @import { Board, Point } from './types.ts' */
import { readFileSync } from "node:fs";
import { basename } from "node:path";

/**
 * Reads a board file of either game. TransAmerica's has nodes with positions and cities on them;
 * Steel Driver's has cities alone, with a latitude and a longitude.
 * @param {string} path @returns {Board}
 */
export function readBoard(path) {
  const file = JSON.parse(readFileSync(path, "utf8"));
  const name = basename(path, ".json");
  return file.nodes ? gridBoard(name, file) : cityBoard(name, file);
}

/** @param {string} name @param {any} file @returns {Board} */
function gridBoard(name, file) {
  /** @type {Map<number, number>} */
  const index = new Map(file.nodes.map((/** @type {any} */ node, /** @type {number} */ i) => [node.id, i]));
  /** @type {Point[]} */
  const places = file.nodes.map((/** @type {any} */ { px, py }) => [px, py]);
  /** @param {number} id */
  const at = (id) => {
    const i = index.get(id);
    if (i === undefined) throw new Error(`${name}: no node ${id}`);
    return i;
  };
  return {
    name,
    places,
    cities: file.cities.map((/** @type {any} */ city) => ({
      id: city.name,
      name: city.name,
      lat: city.lat,
      lon: city.lon,
      at: places[at(city.node)],
    })),
    links: file.edges.map((/** @type {any} */ edge) => ({ a: at(edge.a), b: at(edge.b), cost: edge.cost })),
  };
}

/** @param {string} name @param {any} file @returns {Board} */
function cityBoard(name, file) {
  /** @type {Map<string, number>} */
  const index = new Map(file.cities.map((/** @type {any} */ city, /** @type {number} */ i) => [city.id, i]));
  /** @param {string} id */
  const at = (id) => {
    const i = index.get(id);
    if (i === undefined) throw new Error(`${name}: no city ${id}`);
    return i;
  };
  const links = file.links ?? file.edges;
  return {
    name,
    places: null,
    cities: file.cities.map((/** @type {any} */ { id, name: title, lat, lon }) => ({
      id,
      name: title,
      lat,
      lon,
      at: null,
    })),
    links: links.map((/** @type {any} */ edge) => ({ a: at(edge.a), b: at(edge.b), cost: edge.cost })),
  };
}

/** Whether a board says where on the globe its cities are. @param {Board} board */
export const isOnGlobe = ({ cities }) => cities.every(({ lat, lon }) => Number.isFinite(lat) && Number.isFinite(lon));
