import type { Backend } from '../fake-backend/backend.ts';
import { memoryPersistence } from '../fake-backend/database/persistence.ts';
import { changeSettings, seed, settingsOf } from '../fake-backend/database/seeding.ts';
import type { FaultAction } from '../fake-backend/faults.ts';
import { answerSockets } from '../fake-backend/hosts/in-page-socket.ts';
import { createServer, type Server, serve } from '../fake-backend/server.ts';
import { cookieHeader, csrfCookie, renewSession, sessionCookie } from '../fake-backend/session.ts';
import { parseConfig } from '../src/configuration/config.ts';
import { createContainer, type Services } from '../src/container/create-container.ts';
import { storyNow } from './story-clock.ts';

export interface StoryWorld {
  /** The logged-in person: the part of the email address before `@contoh.example`; absent for a guest. */
  readonly as?: string;
  /** Changes the seed. */
  readonly world?: (backend: Backend, server: Server) => void | Promise<void>;
  /** Faults by path prefix: a request below the prefix gets this fault instead of the fake backend's reply. */
  readonly replies?: Readonly<Record<string, FaultAction>>;
}

export interface StoryPortal extends Services {
  /** The paths of `replies` that have not been requested yet. */
  unasked(): readonly string[];
}

export const everything = parseConfig({}, { everything: true });

let cookies = '';

const start = async () => {
  const server = await createServer({ persistence: memoryPersistence(), latency: 0, realNow: () => storyNow });
  answerSockets(server, () => cookies);
  return server;
};

/** One server for all stories, because the Socket.IO client keeps the first WebSocket class that it finds. */
const starting = start();

const arrange = async (server: Server, { as, world, replies = {} }: StoryWorld) => {
  const { backend } = server;
  const { db } = backend;
  seed(db, new Date(storyNow));
  await world?.(backend, server);
  const [candidate] = db.candidates.where(({ email }) => email === `${as}@contoh.example`);
  if (as && !candidate) throw new Error(`The seed has no ${as}.`);
  const faults = Object.entries(replies).map(
    ([path, action]) => ({ id: path, match: { path }, nth: 'every', action }) as const,
  );
  changeSettings(db, { faults, robots: { on: false, delay: 0 } });
  return renewSession(backend, null, candidate?.id ?? null);
};

/** The portal's services on a new world. Deletes the IndexedDB databases of earlier stories. */
export const openPortal = async (world: StoryWorld): Promise<StoryPortal> => {
  const server = await starting;
  const { id, csrf } = await server.transactions.run(() => arrange(server, world));
  cookies = `${sessionCookie}=${id}; ${csrfCookie}=${csrf}`;
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  const send = (request: Request) => {
    const carried = new Request(request, { signal: null }); // a request without a reply must not time out
    carried.headers.set(cookieHeader, cookies);
    return serve(server, carried);
  };
  const { resolve } = createContainer({
    http: { send, baseUrl: '', authentication: 'session', cookies: () => cookies },
    socket: { url: '', path: '/socket.io' },
    features: everything.features,
    paymentWindow: async () => ({ open: async () => 'closed' }),
  });
  const unasked = () => {
    const { faults, fault_matches: matches } = settingsOf(server.backend.db);
    return faults.map((fault) => fault.id).filter((path) => !matches[path]);
  };
  return { resolve, unasked };
};
