// Load for either server: many tables, a socket at every seat, players who choose at random.
//
//   node load.js spike|boardgame URL '{"tables": 250, "seats": 4, "actions": 20000, "seed": 1}'
//
// It reads commands from standard input, one JSON object a line, and answers each with one:
//   {"run": "closed", "actions": N}             every table acts as soon as it may
//   {"run": "rate", "actions": N, "rate": R}    R actions a second in all, timed from when each was due
const readline = require('node:readline');
const { performance } = require('node:perf_hooks');

const [kind, url, options] = process.argv.slice(2);
const { tables: tableCount, seats, seed } = JSON.parse(options);
const { makeTable } = require(`./${kind}_client`);

/** A small seeded generator (mulberry32). */
function generator(a) {
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const random = generator(seed);
const waiting = []; // players whose turn it is, longest waiting first
let run = null;
let stopping = false;
const counts = { refused: 0, closed: 0, messages: 0, bytes: 0 };

function send(player, due) {
  player.due = due;
  run.sent++;
  player.act(random);
}

const events = {
  ready: () => {},
  message: (length) => {
    counts.messages++;
    counts.bytes += length;
  },
  refused: (text) => {
    if (counts.refused++ < 3) process.stderr.write(`refused: ${text.slice(0, 300)}\n`);
  },
  closed: () => {
    if (!stopping) counts.closed++;
  },
  acknowledged: (player) => {
    if (run === null) return;
    run.latencies.push(performance.now() - player.due);
    if (run.latencies.length === run.actions) run.finish();
  },
  turn: (player) => {
    if (run !== null && run.rate === undefined && run.sent < run.actions) send(player, performance.now());
    else waiting.push(player);
  },
};

function measure({ run: style, actions, rate }) {
  return new Promise((resolve) => {
    const started = performance.now();
    const before = { ...counts };
    const cpu = process.cpuUsage();
    let timer = null;
    run = { actions, rate: style === 'rate' ? rate : undefined, sent: 0, latencies: [] };
    run.finish = () => {
      const seconds = (performance.now() - started) / 1000;
      const sorted = Float64Array.from(run.latencies).sort();
      const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
      const used = process.cpuUsage(cpu);
      clearInterval(timer);
      run = null;
      resolve({
        actions,
        seconds,
        rate: actions / seconds,
        p50: at(0.5),
        p99: at(0.99),
        worst: sorted[sorted.length - 1],
        load_cpu: (used.user + used.system) / 1e6 / seconds,
        messages: counts.messages - before.messages,
        bytes: counts.bytes - before.bytes,
        refused: counts.refused - before.refused,
        closed: counts.closed,
      });
    };
    if (run.rate === undefined) {
      for (const player of waiting.splice(0)) if (run.sent < actions) send(player, performance.now());
    } else {
      timer = setInterval(() => {
        while (run !== null && run.sent < actions && waiting.length > 0) {
          const due = started + (run.sent * 1000) / rate;
          if (due > performance.now()) break;
          send(waiting.shift(), due);
        }
      }, 1);
    }
  });
}

async function connect() {
  const joins = [];
  let made = 0;
  const makers = Array.from({ length: 8 }, async () => {
    while (made < tableCount) {
      made++;
      joins.push(...(await makeTable(url, seats)));
      process.stderr.write(`\r${joins.length} of ${tableCount * seats} seats taken `);
    }
  });
  await Promise.all(makers);
  let connected = 0;
  for (let i = 0; i < joins.length; i += 20) {
    await Promise.all(
      joins.slice(i, i + 20).map(
        (join) => new Promise((resolve) => join({ ...events, ready: resolve })),
      ),
    );
    connected = Math.min(joins.length, i + 20);
    process.stderr.write(`\r${connected} sockets connected      `);
  }
  process.stderr.write('\n');
  return connected;
}

async function main() {
  process.stdout.write(`${JSON.stringify({ sockets: await connect() })}\n`);
  for await (const line of readline.createInterface({ input: process.stdin })) {
    process.stdout.write(`${JSON.stringify(await measure(JSON.parse(line)))}\n`);
  }
  stopping = true;
  process.exit(0);
}

main().catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
