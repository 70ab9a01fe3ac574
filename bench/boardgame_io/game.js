// A game like TransAmerica for boardgame.io: hidden hands, a marker each, tracks on the same board, rounds.
// Simpler than ours (a round's losses count cities, not exact missing segments), which is in its favour.
const { INVALID_MOVE } = require('boardgame.io/core');
const { original } = require('immer');
const { nodes, cities, links, reach, open } = require('./board');

const COLORS = ['green', 'blue', 'yellow', 'red', 'orange'];
const BARRIER = 13;

function deal(players, random) {
  const piles = COLORS.map((color) => random.Shuffle(cities.filter((city) => city.color === color)));
  const hands = Array.from({ length: players }, (_, seat) => piles.map((pile) => pile[seat].node));
  return { hands, markers: Array(players).fill(null), networks: Array(players).fill([]), tracks: [], left: 2 };
}

function start({ G, events, playerID }, node) {
  if (G.markers[playerID] !== null || !Number.isInteger(node) || !nodes[node]) return INVALID_MOVE;
  G.markers[playerID] = node;
  G.networks[playerID] = [node];
  events.endTurn();
}

function lay({ G, ctx, events, random, playerID }, link) {
  const before = original(G); // plain data: reading it through proxies would be slow
  const laid = new Set(before.tracks);
  if (before.markers[playerID] === null) return INVALID_MOVE;
  if (!open(before.networks[playerID], laid, before.left).includes(link)) return INVALID_MOVE;
  laid.add(link);
  const networks = before.markers.map((marker) => (marker === null ? [] : reach(marker, laid)));
  G.tracks.push(link);
  G.networks = networks;
  G.left -= links[link].cost;
  if (networks.some((network, seat) => before.hands[seat].every((city) => network.includes(city)))) {
    endRound(G, ctx, events, random, before.hands, networks);
  } else if (G.left === 0 || open(networks[playerID], laid, G.left).length === 0) {
    G.left = 2;
    events.endTurn();
  }
}

function stop({ G, events }) {
  if (G.left === 2) return INVALID_MOVE;
  G.left = 2;
  events.endTurn();
}

function endRound(G, ctx, events, random, hands, networks) {
  hands.forEach((hand, seat) => {
    G.points[seat] -= hand.filter((city) => !networks[seat].includes(city)).length;
  });
  if (G.points.some((points) => points <= 0)) events.endGame({ points: [...G.points] });
  else Object.assign(G, deal(ctx.numPlayers, random));
  events.endTurn();
}

module.exports.Rails = {
  name: 'rails',
  setup: ({ ctx, random }) => ({ points: Array(ctx.numPlayers).fill(BARRIER), ...deal(ctx.numPlayers, random) }),
  moves: { start, lay: { move: lay, client: false }, stop },
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : null)),
  }),
  minPlayers: 2,
  maxPlayers: 6,
};
