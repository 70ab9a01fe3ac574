// A player of boardgame.io, speaking Socket.IO's protocol over `ws`: as cheap as our own client.
const WebSocket = require('ws');
const { post } = require('./http');
const { nodes, open } = require('./board');

async function makeTable(url, seats) {
  const lobby = `${url}/games/rails`;
  const { data } = await post(`${lobby}/create`, { numPlayers: seats });
  const players = [];
  for (let seat = 0; seat < seats; seat++) {
    const joined = await post(`${lobby}/${data.matchID}/join`, { playerID: String(seat), playerName: `P${seat}` });
    players.push(joined.data.playerCredentials);
  }
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  return players.map((key, seat) => (events) => new BoardgameClient(address, data.matchID, key, seat, events));
}

class BoardgameClient {
  constructor(address, match, credentials, seat, events) {
    this.match = match;
    this.credentials = credentials;
    this.seat = seat;
    this.player = String(seat);
    this.events = events;
    this.state = null;
    this.waiting = false;
    this.socket = new WebSocket(address);
    this.socket.on('message', (data) => this.take(data.toString()));
    this.socket.on('close', () => events.closed());
  }

  take(text) {
    if (text.startsWith('0')) this.socket.send('40/rails,');
    else if (text === '2') this.socket.send('3'); // ping, pong
    else if (text.startsWith('40')) this.emit('sync', [this.match, this.player, this.credentials, undefined]);
    else if (text.startsWith('42/rails,["sync"')) this.synced(text);
    else if (text.startsWith('42/rails,["update"')) this.updated(text);
    else this.events.message(text.length);
  }

  synced(text) {
    this.events.message(text.length);
    this.state = JSON.parse(text.slice(9))[2].state;
    this.events.ready();
    if (this.state.ctx.currentPlayer === this.player) this.events.turn(this);
  }

  updated(text) {
    this.events.message(text.length);
    if (this.waiting) {
      this.waiting = false; // the first update after the move is its answer
      this.events.acknowledged(this);
    }
    if (text.includes(`"currentPlayer":"${this.player}"`)) {
      this.state = JSON.parse(text.slice(9))[2]; // read only if it is this seat's turn
      if (this.state.ctx.gameover === undefined) this.events.turn(this);
    }
  }

  act(random) {
    const [type, ...args] = this.choose(random);
    const payload = { type, args, playerID: this.player, credentials: this.credentials };
    this.waiting = true;
    this.emit('update', [{ type: 'MAKE_MOVE', payload }, this.state._stateID, this.match, this.player]);
  }

  /** The rules' legal moves, which a client of boardgame.io works out itself. */
  choose(random) {
    const { G } = this.state;
    if (G.markers[this.seat] === null) return ['start', Math.floor(random() * nodes.length)];
    const links = open(G.networks[this.seat], new Set(G.tracks), G.left);
    const pick = Math.floor(random() * (links.length + (G.left < 2 ? 1 : 0)));
    return pick < links.length ? ['lay', links[pick]] : ['stop'];
  }

  emit(...words) {
    const [type, args] = words;
    this.socket.send(`42/rails,${JSON.stringify([type, ...args])}`);
  }

  close() {
    this.socket.terminate();
  }
}

module.exports = { makeTable };
