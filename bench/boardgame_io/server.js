// boardgame.io's server as its documentation starts it: storage in memory, its default.
// koa-compose is held at 4.1 (package.json): with 4.2 its lobby answers 404.
const { Server, Origins } = require('boardgame.io/server');
const { Rails } = require('./game');

const server = Server({ games: [Rails], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => process.stdout.write('ready\n'));
