import http from 'node:http';
import os from 'node:os';
import { unmaintainedNode } from './install/node-version.mjs';

const everywhere = ['0.0.0.0', '::'];
/** `localhost` resolves to either address, depending on the system. */
const loopback = ['127.0.0.1', '::1'];

const safely = (answer) => (request, response) => {
  try {
    answer(request, response);
  } catch (error) {
    console.error(error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  }
};

const start = (answer, port, host) =>
  new Promise((resolve, reject) => {
    const server = http.createServer(safely(answer));
    server.on('error', reject); // stays registered, so that a later connection error does not end the process
    server.on('connect', (_, socket) => {
      socket.on('error', () => socket.destroy()); // without a listener, a broken connection ends the process
      socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n');
    });
    server.listen(port, host, () => resolve({ server, port: server.address().port }));
  });

/** Warns before a server is reached from other computers with a Node that gets no more security fixes. */
export const warnOfOldNode = (host) => {
  const isOpen = host !== undefined && host !== 'localhost' && !loopback.includes(host);
  const warning = isOpen && unmaintainedNode(process.version);
  if (warning) console.warn(warning);
};

export const otherAddresses = (url, host) => {
  if (!everywhere.includes(host)) return [];
  const own = Object.values(os.networkInterfaces()).flat();
  return own
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${new URL(url).port}`);
};

/** Listens on one host, or on both loopback addresses without `host`; port 0 picks a free port. */
export const listen = async (answer, { port, host }) => {
  const [firstHost, ...others] = host === undefined ? loopback : [host];
  const first = await start(answer, port, firstHost);
  const servers = [first.server];
  for (const other of others) {
    try {
      servers.push((await start(answer, first.port, other)).server);
    } catch (error) {
      if (error.code === 'EADDRINUSE') {
        first.server.close();
        throw error;
      }
      // continues with one address, because this system has no IPv6
    }
  }
  const name = host === undefined || everywhere.includes(host) ? 'localhost' : host;
  return {
    url: `http://${name.includes(':') ? `[${name}]` : name}:${first.port}`,
    stop: () => Promise.all(servers.map((server) => new Promise((done) => server.close(done)))).then(() => undefined),
  };
};

/** The address of a server on localhost by the name that an API on this computer has: 127.0.0.1 and localhost share no cookies. */
export const besideApi = (url, api) => {
  const { hostname } = new URL(api);
  return hostname === '127.0.0.1' ? url.replace('//localhost', `//${hostname}`) : url;
};

const others = 20;

/** Calls `start` with the first free port, beginning at `port`. Only for default ports: a port that the user has chosen must not change. */
export const atFreePort = async (port, start) => {
  for (let tried = port; ; tried += 1) {
    try {
      return await start(tried);
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || tried === port + others) throw error;
      console.log(`Port ${tried} sedang dipakai program lain: dipakai port ${tried + 1}.`);
    }
  }
};
