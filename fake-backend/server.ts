import type { HttpHandler } from 'msw';
import type { Backend } from './backend.ts';
import { createDatabase } from './database/database.ts';
import type { Persistence, StoredTables } from './database/persistence.ts';
import { type NewSecret, repeatableSecrets } from './database/secrets.ts';
import { changeSettings, seed, settingsOf } from './database/seeding.ts';
import { applyFault } from './fault-executor.ts';
import { decideFault, type FaultRule } from './faults.ts';
import { type FileStore, filesInRows } from './file-store.ts';
import { allHandlers, replyOf } from './handlers/all-handlers.ts';
import { createLog, type LoggedRequest, type RequestLog } from './log/request-log.ts';
import { pause } from './pause.ts';
import { createRealtime, type NoticeChannel, type Realtime } from './realtime.ts';
import { inAskedForm, methodNotAllowed, notFound, serverError, storageFull } from './respond.ts';
import { serverClock } from './server-clock.ts';
import { callerOf, expireCsrf, expireSession } from './session.ts';
import { isStorageFull } from './storage-full.ts';
import { catchUp } from './time/pass-time.ts';
import { createTransactions, type Transactions } from './transact.ts';
import { noteRequest } from './worlds/note-work.ts';
import { createShelf, type Shelf, tablesOf } from './worlds/shelf.ts';

export interface ServerSettings {
  readonly persistence: Persistence;
  readonly latency: number;
  readonly stateful?: boolean;
  readonly channel?: NoticeChannel | null;
  readonly realNow?: () => number;
  readonly shelf?: Shelf;
  readonly files?: FileStore;
  /** By default secrets are predictable; a server that others can reach needs random ones. */
  readonly newSecret?: NewSecret;
  readonly shutOut?: readonly string[];
  readonly evidenceKb?: number | undefined;
  readonly byTransfer?: boolean | undefined;
}

export interface Server {
  readonly backend: Backend;
  readonly transactions: Transactions;
  readonly realtime: Realtime;
  readonly handlers: readonly HttpHandler[];
  readonly shelf: Shelf;
  readonly log: RequestLog;
  readonly defaultLatency: number;
  readonly realNow: () => number;
}

export const createServer = async (settings: ServerSettings): Promise<Server> => {
  const { persistence, latency, stateful = true, channel = null, realNow = Date.now, shelf = createShelf() } = settings;
  const db = createDatabase();
  const { newSecret = repeatableSecrets(db), shutOut = [], files = filesInRows, evidenceKb, byTransfer } = settings;
  const realtime = createRealtime(channel);
  const setAside = (tables: StoredTables) => shelf.setAside(tables, new Date(realNow()));
  const { publish, tellOfChange: committed } = realtime;
  const transactions = createTransactions({ db, persistence, realNow, publish, committed, setAside });
  const backend: Backend = {
    db,
    clock: serverClock(db, realNow),
    files,
    newSecret,
    stateful,
    shutOut,
    evidenceKb,
    byTransfer,
    publish: (candidateId, event) => transactions.publish({ candidateId, event }),
  };
  seed(db, new Date(realNow())); // gives `restore` the expected columns
  await transactions.run(() => undefined);
  const log = createLog(
    () => backend.clock.now(),
    () => tablesOf(db),
  );
  return {
    backend,
    transactions,
    realtime,
    handlers: allHandlers(backend),
    shelf,
    log,
    defaultLatency: latency,
    realNow,
  };
};

export const latencyOf = ({ backend, defaultLatency }: Server): number =>
  settingsOf(backend.db).latency ?? defaultLatency;

export type Met = { -readonly [Name in 'fault' | 'who' | 'counter']: LoggedRequest[Name] };

/**
 * Answers a request: latency → fault → due events → handler → commit. Rejects when a fault or an abort leaves no reply. Fills `met` with
 * the fault, the sender and the server's counter.
 */
export const serve = async (
  server: Server,
  request: Request,
  met: Met = { fault: null, who: null, counter: null },
): Promise<Response> => {
  const latency = latencyOf(server);
  if (latency > 0) await pause(latency, request.signal);
  const { backend, transactions, realtime } = server;
  met.fault = await nextFault(server, request);
  const { session } = callerOf(backend.db, request);
  met.who = backend.db.candidates.get(session?.candidate_id ?? '')?.email ?? null;
  return applyFault(met.fault?.action ?? null, request, {
    handle: (handled, skew = 0) => handle(server, handled, skew, met),
    expireCsrf: (expired) => transactions.run(() => expireCsrf(backend, expired)),
    expireSession: (expired) => transactions.run(() => expireSession(backend.db, expired)),
    dropSockets: realtime.dropSockets,
  });
};

const nextFault = async ({ backend: { db }, transactions }: Server, request: Request): Promise<FaultRule | null> => {
  const path = new URL(request.url).pathname;
  if (path.startsWith('/simulation/')) return null; // faults must not affect the simulation control
  return transactions.run(() => {
    const { faults, fault_matches: matches } = settingsOf(db);
    if (faults.length === 0) return null;
    const candidate = callerOf(db, request).session?.candidate_id ?? null;
    const decision = decideFault(faults, matches, { method: request.method, path, candidate });
    if (decision.matched) changeSettings(db, { fault_matches: decision.matches });
    return decision.rule;
  });
};

const handle = async (server: Server, request: Request, skew: number, met: Met): Promise<Response> => {
  try {
    return await server.transactions.run(() => {
      met.counter ??= settingsOf(server.backend.db).counter;
      return answerNow(server, request, skew);
    });
  } catch (error) {
    if (isStorageFull(error)) return inAskedForm(request, storageFull());
    console.error('The simulated API failed.', error);
    return inAskedForm(request, serverError());
  }
};

/** Answers a request within a running transaction, without latency and faults. `skew` shifts the clock by milliseconds meanwhile. */
export const answerNow = async (server: Server, request: Request, skew: number): Promise<Response> => {
  const { backend } = server;
  catchUp(backend);
  const reply = await backend.clock.skewed(skew, () => answer(server, request.clone()));
  noteRequest(backend, request, reply);
  return inAskedForm(request, reply);
};

const answer = async ({ handlers }: Server, request: Request): Promise<Response> =>
  (await replyOf(handlers, request)) ?? unanswered(handlers, request);

const unanswered = (handlers: readonly HttpHandler[], request: Request): Response => {
  const { pathname } = new URL(request.url);
  const supported = handlers
    .filter(({ info }) => matchesRoute(String(info.path), pathname))
    .map(({ info }) => String(info.method));
  return supported.length > 0 ? methodNotAllowed(request.method, supported) : notFound();
};

const matchesRoute = (route: string, pathname: string): boolean =>
  new RegExp(`^${route.replace(/^\*/, '').replace(/:\w+/g, '[^/]+')}$`).test(pathname);
