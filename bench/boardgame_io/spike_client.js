// A player of Golden Spike: legal actions come with the view, the ack after the commit.
const WebSocket = require('ws');
const { post } = require('./http');

/** A table with a guest at each seat; `join` opens a seat's socket. */
async function makeTable(url, seats) {
  const guests = [];
  for (let seat = 0; seat < seats; seat++) {
    const { headers } = await post(`${url}/api/me`, { name: `P${seat}` });
    guests.push({ Cookie: headers['set-cookie'][0].split(';')[0] });
  }
  const asked = { game: 'transamerica', options: { players: seats }, public: false };
  const { data } = await post(`${url}/api/tables`, asked, guests[0]);
  for (const guest of guests.slice(1)) await post(`${url}/api/tables/${data.id}/join`, {}, guest);
  const address = `${url.replace('http', 'ws')}/api/tables/${data.id}/socket`;
  return guests.map((headers, seat) => (events) => new SpikeClient(address, headers, seat, events));
}

class SpikeClient {
  constructor(address, headers, seat, events) {
    this.seat = seat;
    this.events = events;
    this.view = null;
    this.count = 0;
    this.socket = new WebSocket(address, { headers });
    this.socket.on('open', () => this.socket.send('{"type":"hello"}'));
    this.socket.on('message', (data) => this.take(data.toString()));
    this.socket.on('close', () => events.closed());
  }

  take(text) {
    if (text.startsWith('{"type":"view"')) {
      this.events.message(text.length);
      if (this.view === null) this.events.ready();
      this.view = text; // read only if it is this seat's turn
      if (text.includes(`"to_act":${this.seat},`)) this.events.turn(this);
    } else if (text.startsWith('{"type":"ack"')) {
      this.events.message(text.length);
      this.events.acknowledged(this);
    } else if (text.startsWith('{"type":"error"')) {
      this.events.refused(text);
    } else {
      this.events.message(text.length);
    }
  }

  act(random) {
    const { number, legal } = JSON.parse(this.view);
    const form = legal[Math.floor(random() * legal.length)];
    const values = form.values[Math.floor(random() * form.values.length)];
    const action = { type: form.type };
    form.fields.forEach((field, i) => (action[field] = values[i]));
    const id = `a${++this.count}`;
    this.socket.send(JSON.stringify({ type: 'act', id, number: number + 1, seat: this.seat, action }));
  }

  close() {
    this.socket.terminate();
  }
}

module.exports = { makeTable };
