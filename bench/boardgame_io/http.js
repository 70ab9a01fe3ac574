// JSON over HTTP, with connections kept open.
const http = require('node:http');

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

function post(url, body, headers = {}) {
  const text = JSON.stringify(body);
  const options = {
    agent,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text), ...headers },
  };
  return new Promise((resolve, reject) => {
    const request = http.request(url, options, (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (answer += chunk));
      response.on('end', () => {
        if (response.statusCode >= 300) reject(new Error(`${url}: ${response.statusCode} ${answer}`));
        else resolve({ data: JSON.parse(answer), headers: response.headers });
      });
    });
    request.on('error', reject);
    request.end(text);
  });
}

module.exports = { post };
