import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server as SocketIoServer } from 'socket.io';
import { type Control, createControl } from '../control.ts';
import { memoryPersistence } from '../database/persistence.ts';
import { startRobots } from '../robot-ticks.ts';
import { createServer, type Server } from '../server.ts';
import { corsHeaders, isAllowedOrigin } from './cors.ts';
import { answerHttp } from './node-http.ts';
import { relay } from './socket-session.ts';

export interface NodeSettings {
  /** 0 takes any free port. */
  readonly port: number;
  /** The interface to listen on; without it only this machine. */
  readonly host?: string;
  /** Origins of portals; any port of localhost is one. */
  readonly origins?: readonly string[];
  /** `token` leaves out session cookies and CSRF: log-in gives a bearer token only. */
  readonly authentication?: 'session' | 'token';
  readonly latency?: number;
  readonly realNow?: () => number;
}

export interface NodeHost {
  readonly url: string;
  readonly control: Control;
  close(): Promise<void>;
}

const answerSocketIo = (server: Server, http: HttpServer, origins: readonly string[]): SocketIoServer => {
  const io = new SocketIoServer(http, {
    cors: {
      credentials: true,
      origin: (origin, allow) => allow(null, origin === undefined || isAllowedOrigin(origin, origins)),
    },
  });
  io.on('connection', (socket) => {
    const leave = relay(server, {
      id: socket.id,
      cookies: socket.handshake.headers.cookie,
      bearer: socket.handshake.auth.token,
      emit: (event) => socket.emit('listening', event),
      onEvent: (name, listener) => socket.on(name, listener),
    });
    socket.on('disconnect', leave);
  });
  return io;
};

/** The API on a real port: HTTP with CORS and cookies, Socket.IO, the script of the payment gateway and the control of the simulation. */
export const startNode = async (settings: NodeSettings): Promise<NodeHost> => {
  const { port, host = '127.0.0.1', origins = [], authentication = 'session', latency = 0, realNow } = settings;
  const server = await createServer({
    persistence: memoryPersistence(),
    latency,
    stateful: authentication === 'session',
    ...(realNow ? { realNow } : {}),
  });
  const control = createControl(server);
  const stopRobots = startRobots(server);
  const answer = answerHttp(server, control);
  const http = createHttpServer((request, response) => {
    void answer(request, response, corsHeaders(request.headers.origin, origins));
  });
  http.on('connect', (_, socket) => socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n'));
  const io = answerSocketIo(server, http, origins);
  await new Promise<void>((resolve, reject) => {
    http.on('error', reject); // also afterwards, when it changes nothing: a connection that fails must not end the others
    http.listen(port, host, resolve);
  });
  const { port: taken } = http.address() as AddressInfo;
  return {
    url: `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${taken}`,
    control,
    async close() {
      stopRobots();
      http.closeAllConnections(); // hanging replies would keep it open
      await io.close();
    },
  };
};
