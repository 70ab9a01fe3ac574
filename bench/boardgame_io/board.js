// TransAmerica's board, the same file that Golden Spike plays on.
const fs = require('node:fs');
const path = require('node:path');

const file = path.join(__dirname, '../../src/goldenspike/games/transamerica/boards/transamerica.json');
const { nodes, edges, cities } = JSON.parse(fs.readFileSync(file, 'utf8'));

const links = edges.map(({ a, b, cost }) => ({ a, b, cost }));
const linksAt = nodes.map(() => []);
links.forEach((link, i) => {
  linksAt[link.a].push(i);
  linksAt[link.b].push(i);
});

/** The nodes that can be reached from one over the tracks laid. */
function reach(from, laid) {
  const seen = new Uint8Array(nodes.length);
  const found = [from];
  seen[from] = 1;
  for (const node of found) {
    for (const i of linksAt[node]) {
      if (!laid.has(i)) continue;
      const next = links[i].a === node ? links[i].b : links[i].a;
      if (!seen[next]) {
        seen[next] = 1;
        found.push(next);
      }
    }
  }
  return found;
}

/** The links that a seat may lay: open, at its network, and not dearer than what is left of its turn. */
function open(network, laid, left) {
  const found = new Set();
  for (const node of network) {
    for (const i of linksAt[node]) if (!laid.has(i) && links[i].cost <= left) found.add(i);
  }
  return [...found];
}

module.exports = { nodes, cities, links, reach, open };
