import { createServer, type Server as HttpServer, type IncomingMessage, type ServerResponse } from 'node:http';

const hostName = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]{1,253})(:\d{1,5})?$/i;

const addressOf = ({ url = '', headers: { host = '' } }: IncomingMessage): URL | null => {
  const relative = url.startsWith('/');
  if (relative && !hostName.test(host)) return null;
  try {
    const address = new URL(relative ? `http://${host}${url}` : url);
    return address.protocol === 'http:' && address.username === '' && hostName.test(address.host) ? address : null;
  } catch {
    return null;
  }
};

const refuse = (outgoing: ServerResponse, status: number): void => {
  outgoing.writeHead(status);
  outgoing.end();
};

/** Bytes of an unread body to drain, so that the sender receives the reply. */
const unreadBytes = 2_000_000;
/** Milliseconds in which the sender of a longer body can read the reply before the connection is closed. */
const cutOffAfter = 2_000;

const throwAwayRest = (incoming: IncomingMessage): void => {
  let size = 0;
  incoming.on('data', ({ length }: Buffer) => {
    size += length;
    if (size <= unreadBytes) return;
    incoming.pause();
    incoming.setTimeout(cutOffAfter, () => incoming.socket.destroy());
  });
  incoming.resume();
};

/** Answers an unexpected error, so that only this request fails. */
export const answerFailure = (outgoing: ServerResponse, error: unknown): void => {
  console.error('A request failed.', error);
  if (outgoing.headersSent) outgoing.destroy();
  else refuse(outgoing, 500);
};

export type Answer = (incoming: IncomingMessage, outgoing: ServerResponse, address: URL) => void;

interface Guarded {
  readonly isOwn: (address: URL, incoming: IncomingMessage) => boolean;
  readonly answer: Answer;
  /** An HTTP server that does not listen on a port. The requests for Socket.IO are passed on to it. */
  readonly sockets: HttpServer;
}

const limits = {
  // a request that exceeds one of the first two limits gets a 408
  headersTimeout: 20_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 60_000, // with the default of 5 s, connections closed just as a busy browser reused them
};

/** A server that no request can crash: replies 400 to invalid addresses and 421 to other host names. */
export const guardedServer = ({ isOwn, answer, sockets }: Guarded): HttpServer => {
  const http = createServer(limits, (incoming, outgoing) => {
    outgoing.once('prefinish', () => incoming.complete || throwAwayRest(incoming));
    try {
      const address = addressOf(incoming);
      if (!address) refuse(outgoing, 400);
      else if (!isOwn(address, incoming)) refuse(outgoing, 421);
      else if (incoming.url?.startsWith('/socket.io/')) sockets.emit('request', incoming, outgoing);
      else answer(incoming, outgoing, address);
    } catch (error) {
      answerFailure(outgoing, error);
    }
  });
  http.on('upgrade', (incoming, socket, head) => {
    socket.on('error', () => socket.destroy()); // without a listener, a broken connection ends the process
    const address = addressOf(incoming);
    if (address && isOwn(address, incoming) && incoming.url?.startsWith('/socket.io/'))
      sockets.emit('upgrade', incoming, socket, head);
    else socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });
  http.on('connect', (_, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n');
  });
  return http;
};
