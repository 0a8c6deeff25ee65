import { createHash, randomBytes } from 'node:crypto';
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server as SocketIoServer } from 'socket.io';
import { type Control, createControl } from '../control.ts';
import { memoryPersistence, type Persistence } from '../database/persistence.ts';
import { demoPassword } from '../database/seed/candidates.ts';
import { settingsOf } from '../database/seeding.ts';
import { isOffline } from '../faults.ts';
import type { FileStore } from '../file-store.ts';
import { startRobots } from '../robot-ticks.ts';
import { addTrainees } from '../room/trainees.ts';
import { createServer, type Server } from '../server.ts';
import { knownCookies, sessionCookie } from '../session.ts';
import type { Shelf } from '../worlds/shelf.ts';
import { doorOf, isOwnHost } from './node-door.ts';
import { type Answer, guardedServer } from './node-guard.ts';
import { type Alter, answerHttp, type Surroundings } from './node-http.ts';
import { relay } from './socket-session.ts';

const isAllowedOrigin = (origin: string, origins: readonly string[]): boolean =>
  origins.includes(origin) || /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin);

const corsHeaders = (origin: string | undefined, origins: readonly string[]): Record<string, string> =>
  origin !== undefined && isAllowedOrigin(origin, origins)
    ? {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, OPTIONS',
        'Access-Control-Allow-Headers':
          'Accept, Authorization, Content-Type, Idempotency-Key, X-Requested-With, X-XSRF-TOKEN',
        'Access-Control-Expose-Headers': 'Date, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining',
        'Access-Control-Max-Age': '600',
        Vary: 'Origin',
      }
    : { Vary: 'Origin' };

export interface NodeSettings {
  readonly port: number;
  readonly host?: string;
  /** Host names of this server besides `localhost` and its addresses. With a secret, any name is accepted. */
  readonly names?: readonly string[];
  readonly origins?: readonly string[];
  readonly authentication?: 'session' | 'token';
  readonly latency?: number;
  /** Adds this many people with an exam that they can start, `peserta-01@kelas.example` and so on. */
  readonly candidates?: number;
  readonly byTransfer?: boolean | undefined;
  readonly shutOut?: readonly string[];
  readonly evidenceKb?: number | undefined;
  readonly realNow?: () => number;
  readonly alter?: Alter;
  readonly persistence?: Persistence;
  readonly shelf?: Shelf;
  readonly files?: FileStore;
  /** Requests to the simulation control must carry this secret, except for payments. If it is not set, only local requests are allowed. */
  readonly secret?: string;
  readonly pages?: Answer;
  readonly headers?: Readonly<Record<string, string>>;
  readonly add?: (server: Server, control: Control) => Pick<Surroundings, 'beside' | 'heard'>;
}

const isOfApi = ({ pathname }: URL): boolean => /^\/(api|sanctum|storage|snap|simulation)\//.test(pathname);

export interface NodeHost {
  readonly url: string;
  readonly control: Control;
  close(): Promise<void>;
}

/** Two classes in one browser have sessions of two names, because cookies know no ports. The secret is kept with the world, a port is not. */
const sessionNameOf = (secret: string | undefined): string =>
  secret === undefined
    ? sessionCookie
    : `${sessionCookie}_${createHash('sha256').update(secret).digest('hex').slice(0, 8)}`;

const answerSocketIo = (
  server: Server,
  sockets: HttpServer,
  origins: readonly string[],
  sessionName: string,
): SocketIoServer => {
  const io = new SocketIoServer(sockets, {
    maxHttpBufferSize: 64_000, // the portal sends only short messages
    allowRequest: (_, allow) => allow(null, !isOffline(settingsOf(server.backend.db).faults)),
    cors: {
      credentials: true,
      origin: (origin, allow) => allow(null, origin === undefined || isAllowedOrigin(origin, origins)),
    },
  });
  io.on('connection', (socket) => {
    const leave = relay(server, {
      id: socket.id,
      cookies: knownCookies(socket.handshake.headers.cookie ?? '', sessionName),
      bearer: socket.handshake.auth.token,
      emit: (event) => socket.emit('listening', event),
      onEvent: (name, listener) => socket.on(name, listener),
      breakOff: () => socket.conn.close(),
    });
    socket.on('disconnect', leave);
  });
  return io;
};

export const startNode = async (settings: NodeSettings): Promise<NodeHost> => {
  const {
    port,
    host = '127.0.0.1',
    names = [],
    origins = [],
    authentication = 'session',
    latency = 0,
    candidates = 0,
    byTransfer,
    realNow,
    alter,
  } = settings;
  const {
    persistence = memoryPersistence(),
    shutOut = [],
    evidenceKb,
    shelf,
    files,
    secret,
    pages,
    headers,
    add,
  } = settings;
  const server = await createServer({
    persistence,
    latency,
    byTransfer,
    shutOut,
    evidenceKb,
    newSecret: () => randomBytes(20).toString('hex'),
    stateful: authentication === 'session',
    ...(realNow ? { realNow } : {}),
    ...(shelf ? { shelf } : {}),
    ...(files ? { files } : {}),
  });
  await addTrainees(server, candidates, ['siap-ujian'], () => demoPassword);
  const control = createControl(server);
  const sessionName = sessionNameOf(secret);
  const answer = answerHttp(server, control, {
    door: doorOf(secret),
    sessionName,
    alter,
    ...add?.(server, control),
  });
  const sockets = createHttpServer();
  const io = answerSocketIo(server, sockets, origins, sessionName);
  const http = guardedServer({
    sockets,
    isOwn: (address, incoming) => secret !== undefined || isOwnHost(address, incoming, [host, ...names]),
    answer(incoming, outgoing, address) {
      if (pages && !isOfApi(address)) pages(incoming, outgoing, address);
      else void answer(incoming, outgoing, address, { ...corsHeaders(incoming.headers.origin, origins), ...headers });
    },
  });
  await new Promise<void>((resolve, reject) => {
    http.on('error', reject); // stays registered, so that a later connection error does not end the process
    http.listen(port, host, resolve);
  });
  const stopRobots = startRobots(server);
  const { port: taken } = http.address() as AddressInfo;
  return {
    url: `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${taken}`,
    control,
    async close() {
      stopRobots();
      await io.close();
      const closed = new Promise((resolve) => http.close(resolve));
      http.closeAllConnections(); // hanging replies would keep the server open
      await closed;
    },
  };
};
