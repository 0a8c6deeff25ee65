import type { Database } from '../../fake-backend/database/database.ts';
import type { Persistence, StoredTables } from '../../fake-backend/database/persistence.ts';
import type { ScheduleRow, TransactionRow } from '../../fake-backend/database/rows.ts';
import { signatureOf } from '../../fake-backend/database/seed/portraits.ts';
import { changeSettings } from '../../fake-backend/database/seeding.ts';
import { copiedScenario } from '../../fake-backend/log/copied-scenario.ts';
import { serveLogged } from '../../fake-backend/log/serve-logged.ts';
import { addTrainees, traineesOf } from '../../fake-backend/room/trainees.ts';
import { writeScenarios } from '../../fake-backend/scenarios/scenario-file.ts';
import { createServer, type Server, serve } from '../../fake-backend/server.ts';
import { cookieHeader, cookiesToSet, expireCsrf, expireSession, setCookieHeader } from '../../fake-backend/session.ts';
import { markPaid, settlePayment } from '../../fake-backend/staff/payment-gateway.ts';
import { actAsStaff, type StaffAction, waitsForStaff } from '../../fake-backend/staff/play.ts';
import { changeFromNow } from '../../fake-backend/time/pass-time.ts';
import { ago } from '../../fake-backend/wib-time.ts';
import { tablesOf } from '../../fake-backend/worlds/shelf.ts';
import type { Send } from '../../src/adapters/http/send.ts';
import { type Errand, sits } from './acts.ts';
import type { Device, Tab } from './browser.ts';
import type { Timeline } from './timeline.ts';

export const start = Date.parse('2026-03-10T02:00:00Z');
export const password = 'contoh123';

const proxyPage = '<!doctype html><html><title>502 Bad Gateway</title><h1>nginx</h1></html>';

/** What may happen to a call on its way. */
export const callFaults = [
  'request lost',
  'reply lost',
  'doubled',
  'late by minutes',
  'slow',
  'proxy 500',
  'proxy 502',
  'proxy 503',
  'proxy 200',
  'session over',
  'token over',
  'old copy',
  'half body',
  'too large',
  'file refused',
] as const;
export type CallFault = (typeof callFaults)[number];

/** Only a call with a file meets these. */
const ofFiles: readonly CallFault[] = ['too large', 'file refused'];
const carriesFile = (headers: Headers): boolean => headers.get('Content-Type')?.startsWith('multipart/') === true;

/** Changes what the server answers: a planted fault. */
export type Lies = (request: Request, tab: Tab, answer: () => Promise<Response>, db: Database) => Promise<Response>;

interface Stored {
  tables: StoredTables;
  version: number;
}

const persistenceOf = (stored: Stored): Persistence => ({
  version: async () => stored.version,
  load: async () => ({ version: stored.version, tables: stored.tables }),
  commit: async (expected, tables, next = expected + 1) => {
    if (expected !== stored.version) return false;
    stored.tables = { ...stored.tables, ...tables };
    stored.version = next;
    return true;
  },
});

/** The scenarios in which the candidates of the world begin, and what they have come for. */
const beginnings = [
  ['siap-ujian', 'exam'],
  ['siap-ujian', 'exam'],
  ['siap-beli', 'purchase'],
  ['menunggu-bayar', 'agreement'],
  ['apl01-dikembalikan', 'apl01'],
  ['siap-apl02', 'apl02'],
  ['belum-kompeten', 'appeal'],
  ['siap-umpan-balik', 'feedback'],
  ['siap-ujian', 'demonstration'],
  ['siap-beli', 'life'],
] as const;

/** A life buys a scheme whose exams are all written in the portal. */
const schemeOfLives = 'SKM-04';

const beginningOf = (index: number) => beginnings[index] ?? (['siap-ujian', 'exam'] as const);

/** The fake backend of one process: each run begins with the same tables, and its clock is the run's. */
export class SimulatedServer {
  time: Timeline<Tab> | null = null;
  /** Whether calls and staff acts are logged, so that they can be kept as a scenario. */
  isRecording = false;
  readonly #server: Server;
  readonly #stored: Stored;
  readonly #first: StoredTables;

  /** With so many candidates: the first as `beginnings` say, all others for exams. */
  static async open(candidates: number): Promise<SimulatedServer> {
    const stored: Stored = { tables: {}, version: 0 };
    let now = () => start;
    const server = await createServer({ persistence: persistenceOf(stored), latency: 0, realNow: () => now() });
    const scenarios = Array.from({ length: candidates }, (_, index) => beginningOf(index)[0]);
    await addTrainees(server, candidates, scenarios, () => password);
    const { db } = server.backend;
    const isTrainee = (id: string) => traineesOf(server.backend).some((trainee) => trainee.id === id);
    await server.transactions.run(() => {
      changeSettings(db, { robots: { on: false, delay: 0 } });
      for (const { id } of traineesOf(server.backend)) {
        const profile = db.profiles.get(id);
        if (profile) db.profiles.put({ ...profile, signature: signatureOf(18) });
      }
      const [paying] = db.transactions.where(({ candidate_id: id, status }) => isTrainee(id) && status === 'pending');
      if (paying) changeFromNow(server.backend, () => markPaid(server.backend, paying));
    });
    const opened = new SimulatedServer(server, stored);
    now = () => opened.time?.now ?? start;
    return opened;
  }

  private constructor(server: Server, stored: Stored) {
    this.#server = server;
    this.#stored = stored;
    this.#first = tablesOf(server.backend.db);
  }

  get db(): Database {
    return this.#server.backend.db;
  }

  /** The candidates, in the order of the errands, with the purchase that each is about. */
  peopleFor(errands: readonly Errand[]) {
    const free = traineesOf(this.#server.backend).map((candidate, index) => ({
      candidate,
      errand: beginningOf(index)[1],
    }));
    return errands.map((errand) => {
      const at = free.findIndex((each) => each.errand === errand);
      const [{ candidate }] = free.splice(at, 1) as [(typeof free)[number]];
      const stage = sits(errand) ? 'exam' : errand;
      const isAbout = ({ id, candidate_id: of }: TransactionRow) =>
        of === candidate.id && ['open', 'returned'].includes(this.db.stages.get(`${id}:${stage}`)?.status ?? '');
      return { candidate, errand, trxId: this.db.transactions.where(isAbout)[0]?.id ?? '' };
    });
  }

  /** The schedule that a life buys. */
  get scheduleOfLives(): string {
    const isOpen = ({ scheme_id: scheme, registration_until: until }: ScheduleRow) =>
      scheme === schemeOfLives && Date.parse(until) > start;
    return this.db.schedules.where(isOpen)[0]?.id ?? '';
  }

  /** Does what waits for staff in this purchase, if anything does. Resolves with the form that was returned. */
  async work(trxId: string, returns: boolean): Promise<'apl01' | 'apl02' | null> {
    const [stage] = this.db.stages.where((row) => row.trx_id === trxId && waitsForStaff(row));
    const review = returns
      ? ({ decision: 'return', note: 'Lengkapi.', notes: [] } as const)
      : ({ decision: 'approve', note: null, notes: [] } as const);
    switch (stage?.name) {
      case 'apl01':
      case 'apl02':
        await this.act({ type: stage.name, trxId, ...review });
        if (stage.name === 'apl02' && !returns) await this.#begin(trxId);
        return returns ? stage.name : null;
      case 'exam':
        await this.act({ type: 'decide', trxId, units: [], note: null });
        return null;
      case 'certificate':
        await this.act({ type: 'issue-certificate', trxId });
    }
    return null;
  }

  /** The assessment day of this purchase is today. */
  async #begin(trxId: string): Promise<void> {
    const { backend, transactions } = this.#server;
    const { db, clock } = backend;
    await transactions.run(() =>
      changeFromNow(backend, () => {
        const schedule = db.schedules.get(db.transactions.get(trxId)?.schedule_id ?? '');
        if (schedule) db.schedules.put({ ...schedule, starts_at: ago(clock.now(), 0) });
      }),
    );
  }

  /** The gateway has been paid for the purchase with this token. */
  async paid(token: string): Promise<void> {
    const { backend, transactions } = this.#server;
    await transactions.run(() => changeFromNow(backend, () => settlePayment(backend, token, 'pay')));
    if (this.isRecording) this.#server.log.note({ kind: 'payment', method: 'settle', given: [token, 'pay'] });
  }

  async begin(time: Timeline<Tab>): Promise<void> {
    this.time = time;
    this.#stored.tables = this.#first;
    this.#stored.version += 1_000;
    await this.#server.transactions.run(() => undefined);
    this.#server.log.clear();
  }

  /** What was recorded, as a file that the simulation's panel plays step by step. */
  scenario(title: string): string {
    const { log } = this.#server;
    const [first] = log.bases();
    const scene = { title, person: null, page: '/' };
    return writeScenarios([{ ...scene, ...copiedScenario(log.entries(), log.bases(), first?.id ?? 0, null) }]);
  }

  /** What staff do; false if it cannot be done now. */
  async act(action: StaffAction): Promise<boolean> {
    const { backend, transactions } = this.#server;
    return transactions.run(() => {
      try {
        changeFromNow(backend, () => actAsStaff(backend, action));
        if (this.isRecording) this.#server.log.note({ kind: 'staff', method: 'actAsStaff', given: [action] });
        return true;
      } catch (error) {
        if (error instanceof RangeError) return false;
        throw error;
      }
    });
  }

  async answer(request: Request): Promise<Response> {
    return this.isRecording ? serveLogged(this.#server, request) : serve(this.#server, request);
  }

  async end(what: 'session over' | 'token over', request: Request): Promise<void> {
    const { backend, transactions } = this.#server;
    await transactions.run(() =>
      what === 'session over' ? expireSession(backend.db, request) : expireCsrf(backend, request),
    );
  }
}

const lost = () => new TypeError('Failed to fetch');
const html = (status: number) =>
  new Response(proxyPage, { status, headers: { 'Content-Type': 'text/html; charset=UTF-8' } });

const copyOf = async (reply: Response, change: (text: string) => string, more: Record<string, string> = {}) => {
  const text = await reply.text();
  const headers = new Headers([...reply.headers, ...Object.entries(more)]);
  return new Response(change(text), { status: reply.status, headers });
};

const cookiesFrom = (device: Device, reply: Response): void => {
  for (const { name, value } of cookiesToSet(reply)) device.cookies.cookie = `${name}=${value}; Path=/`;
  reply.headers.delete(setCookieHeader);
};

export interface Weather {
  /** The faults that the next calls of a device meet, or the next that change something. */
  readonly coming: { readonly fault: CallFault; readonly isOfSending: boolean }[];
  offline: boolean;
  readonly copies: Map<string, Response>;
  cookies?: () => string;
}

export const fairWeather = (): Weather => ({ coming: [], offline: false, copies: new Map() });

/** The network between a tab and the server: each call and each reply is a happening of the timeline. */
export const networkOf = (
  server: SimulatedServer,
  time: Timeline<Tab>,
  weather: Weather,
  heard: () => void,
  lies: Lies = (_, __, answer) => answer(),
) => {
  const faultFor = ({ method, headers }: Request): CallFault | undefined => {
    const isRead = method === 'GET';
    const at = weather.coming.findIndex(({ fault, isOfSending }) => {
      if (fault === 'old copy') return isRead;
      return !(isOfSending && isRead) && (carriesFile(headers) || !ofFiles.includes(fault));
    });
    return at < 0 ? undefined : weather.coming.splice(at, 1)[0]?.fault;
  };

  const served = async (request: Request, fault: CallFault | undefined, tab: Tab): Promise<Response> => {
    if (fault?.startsWith('proxy')) return html(Number(fault.slice(6)));
    if (fault === 'too large') return html(413);
    if (fault === 'file refused')
      return Response.json(
        { message: 'Data tidak sesuai', errors: { file: ['File tidak dapat dibaca.'] } },
        { status: 422 },
      );
    if (fault === 'session over' || fault === 'token over') await server.end(fault, request);
    const copy = fault === 'old copy' ? weather.copies.get(request.url) : undefined;
    if (copy) return copyOf(copy.clone(), (text) => text, { Age: '600' });
    const answer = () => lies(request, tab, () => server.answer(request.clone()), server.db);
    if (fault === 'doubled') {
      await answer();
      heard();
    }
    const reply = await answer();
    reply.headers.set('Date', new Date(time.now).toUTCString());
    if (request.method === 'GET' && reply.ok && !weather.copies.has(request.url))
      weather.copies.set(request.url, reply.clone());
    return fault === 'half body' ? copyOf(reply, (text) => text.slice(0, text.length / 2)) : reply;
  };

  return (tab: Tab): Send =>
    (request) =>
      new Promise((resolve, reject) => {
        const { device, draws } = tab;
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
        const fault = faultFor(request);
        const carried = request.clone();
        carried.headers.set(cookieHeader, (weather.cookies ?? (() => device.cookies.cookie))());
        const usual = carriesFile(request.headers) ? 4_000 : 90;
        const way = fault === 'late by minutes' ? draws.between(60_000, 240_000) : draws.between(10, usual);
        const slow = fault === 'slow' ? draws.between(3_000, 18_000) : draws.between(10, 90);
        const back = (tell: () => void) => time.later(slow, tab, tell);
        if (weather.offline || fault === 'request lost') return back(() => reject(lost()));
        time.later(way, null, () => {
          time.serving += 1;
          served(carried, fault, tab)
            .then(
              (reply) => {
                if (device.asleepUntil > time.now || weather.offline || fault === 'reply lost')
                  return back(() => reject(lost()));
                back(() => {
                  cookiesFrom(device, reply);
                  resolve(reply);
                });
              },
              () => back(() => reject(lost())),
            )
            .finally(() => {
              heard();
              time.serving -= 1;
            });
        });
      });
};
