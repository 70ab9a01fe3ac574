// boardgame.io's server as its documentation starts it: matches in memory, its default,
// or, if MATCHES names a folder, in files there (its own FlatFile, which does not wait for the disk).
// koa-compose is held at 4.1 (package.json): with 4.2 its lobby answers 404.
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const { Rails } = require('./game');

const folder = process.env.MATCHES;
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [Rails], origins: [Origins.LOCALHOST], db });
server.run(Number(process.argv[2]), () => process.stdout.write('ready\n'));
