import http from 'node:http';
import https from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';

interface Far {
  readonly base: URL;
  /** The portal's origin; an API with sessions accepts no other. */
  readonly origin: string;
  /** Node's sockets send no cookies, so the network adds them, as a browser does. */
  readonly cookies: (candidate: number) => string;
  readonly connected: (started: number, status: number) => void;
}

/** A network of one server that can be cut off. `/17/socket.io` is the socket of candidate 17. `bytes` counts both directions. */
export const openNetwork = async ({ base, origin, cookies, connected }: Far) => {
  const client = base.protocol === 'https:' ? https : http;
  const agent = new client.Agent({ keepAlive: true });
  const open = new Set<Socket>();
  let closedBytes = 0;
  let isCut = false;
  const bytesOf = ({ bytesRead, bytesWritten }: Socket): number => bytesRead + bytesWritten;

  const onwards = (incoming: http.IncomingMessage, path: string, own: http.RequestOptions) => {
    const headers = { ...incoming.headers, ...own.headers, host: base.host, origin };
    return client.request(new URL(path, base), { ...own, method: incoming.method, headers });
  };

  const server = http.createServer({ keepAliveTimeout: 60_000 }, (incoming, outgoing) => {
    const onward = onwards(incoming, base.pathname.replace(/\/$/, '') + incoming.url, { agent });
    onward.on('response', (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) onward.destroy(); // the connection of a finished request already serves another request
    });
    incoming.pipe(onward);
  });
  server.on('connection', (socket) => {
    if (isCut) return socket.destroy();
    open.add(socket);
    socket.on('close', () => {
      open.delete(socket);
      closedBytes += bytesOf(socket);
    });
  });
  server.on('upgrade', (incoming: http.IncomingMessage, near: Duplex) => {
    const [, candidate, path = '/'] = /^\/(\d+)(\/.*)$/.exec(incoming.url ?? '') ?? [];
    const started = performance.now();
    const onward = onwards(incoming, path, { headers: { cookie: cookies(Number(candidate)) } });
    const end = () => near.destroy();
    near.on('close', () => onward.destroy());
    onward.on('upgrade', (reply, far) => {
      connected(started, 101);
      const lines = Object.entries(reply.headers).map(([name, value]) => `${name}: ${value}\r\n`);
      near.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
      far.pipe(near).pipe(far);
      far.on('error', end).on('close', end);
      near.on('error', () => far.destroy()).on('close', () => far.destroy());
    });
    onward.on('response', ({ statusCode = 502 }) => {
      connected(started, statusCode);
      end();
    });
    onward.on('error', end);
    onward.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const breakOff = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: () => [...open].reduce((sum, socket) => sum + bytesOf(socket), closedBytes),
    cut: (): void => {
      isCut = true;
      breakOff();
    },
    restore: (): void => {
      isCut = false;
    },
    close: (): void => {
      server.close();
      breakOff();
      agent.destroy();
    },
  };
};
