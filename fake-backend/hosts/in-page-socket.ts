import { type WebSocketConnectionData, WebSocketInterceptor } from '@mswjs/interceptors/WebSocket';
import { toSocketIo } from '@mswjs/socket.io-binding';
import { settingsOf } from '../database/seeding.ts';
import { isOffline } from '../faults.ts';
import type { Server } from '../server.ts';
import { relay } from './socket-session.ts';

const pingEvery = 20_000;
let connections = 0;

/** Takes the place of the page's WebSocket, once for all servers in it. */
let interceptor: WebSocketInterceptor | null = null;
let servers = 0;

/**
 * Answers this page's Socket.IO connections; passes other connections through, such as the development server's. Returns the stop function.
 */
export const answerSockets = (server: Server, cookies: () => string): (() => void) => {
  servers += 1;
  interceptor ??= new WebSocketInterceptor();
  interceptor.apply();
  const answer = (connection: WebSocketConnectionData) => {
    if (!new URL(connection.client.url).pathname.startsWith('/socket.io/')) return connection.server.connect();
    if (isOffline(settingsOf(server.backend.db).faults)) return connection.client.close();
    const socket = toSocketIo(connection as unknown as Parameters<typeof toSocketIo>[0]);
    // the library never pings, and clients disconnect after half a minute without a ping
    const pings = setInterval(() => connection.client.send('2'), pingEvery);
    connections += 1;
    const leave = relay(server, {
      id: `${server.realNow()}-${connections}`,
      cookies: cookies(),
      bearer: undefined, // the simulation uses cookie sessions, never tokens
      emit: (event) => {
        socket.client.emit('listening', event);
        server.log.note({ kind: 'socket', event });
      },
      onEvent: (name, listener) => socket.client.on(name, (_message, payload: unknown) => listener(payload)),
      breakOff: () => connection.client.close(),
    });
    connection.client.addEventListener('close', () => {
      clearInterval(pings);
      leave();
    });
  };
  interceptor.on('connection', answer);
  return () => {
    interceptor?.off('connection', answer);
    servers -= 1;
    if (servers > 0) return;
    interceptor?.dispose();
    interceptor = null;
  };
};
