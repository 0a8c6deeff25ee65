import type { StoredTables } from '../database/persistence.ts';
import type { FaultRule } from '../faults.ts';
import type { Listening } from '../realtime.ts';

interface SentFile {
  readonly file: string;
  readonly type: string;
  readonly size: number;
  readonly head: string;
}

export type SentBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly text: string }
  | { readonly kind: 'form'; readonly fields: readonly (readonly [name: string, value: string | SentFile])[] }
  | { readonly kind: 'long'; readonly size: number };

interface Happening {
  readonly id: number;
  readonly at: string;
}

export interface LoggedRequest {
  readonly kind: 'request';
  readonly method: string;
  readonly path: string;
  readonly status: number | null;
  readonly ms: number;
  readonly who: string | null;
  readonly fault: Pick<FaultRule, 'id' | 'action'> | null;
  readonly refusal: { readonly code: string; readonly message: string } | null;
  readonly sent: SentBody;
  readonly reply: string;
  /** The number from which the server counted on; null if the request did not reach it. */
  readonly counter: number | null;
}

export type ActMethod =
  | 'actAsStaff'
  | 'setRobots'
  | 'settle'
  | 'travel'
  | 'toNextEvent'
  | 'toAssessmentDay'
  | 'setClockRate'
  | 'jumpTo'
  | 'addFault'
  | 'removeFault'
  | 'clearFaults'
  | 'playScenario'
  | 'fill'
  | 'reset'
  | 'importWorld'
  | 'openOwnScene'
  | 'takeBack';

export interface LoggedAct {
  readonly kind: 'staff' | 'time' | 'world' | 'payment' | 'fault';
  readonly method: ActMethod;
  readonly given: readonly unknown[];
  /** Number of the saved previous world; absent if none was saved. */
  readonly kept?: number;
}

export interface LoggedEvent {
  readonly kind: 'socket';
  readonly event: Listening;
}

export type LogEntry = Happening & (LoggedRequest | LoggedAct | LoggedEvent);
export type Logged = LoggedRequest | LoggedAct | LoggedEvent;

/** The world right after the entry `id`, from which the later entries can be repeated. */
export interface LogBase {
  readonly id: number;
  readonly at: Date;
  readonly tables: StoredTables;
}

export interface RequestLog {
  entries(): readonly LogEntry[];
  /** Oldest first; all entries after each of them are kept. */
  bases(): readonly LogBase[];
  /** A request has begun; `note` ends it. */
  begin(): void;
  note(happened: Logged): void;
  clear(): void;
  watch(listener: () => void): () => void;
}

const kept = 300;
/** After so many entries, the next base is taken, as soon as no request is on its way. */
const betweenBases = 100;

export const isNewWorld = (happened: Logged): boolean =>
  happened.kind === 'world' && happened.method !== 'fill' && happened.kept !== undefined;

export const createLog = (now: () => Date, tables: () => StoredTables): RequestLog => {
  const watches = new Set<() => void>();
  let entries: readonly LogEntry[] = [];
  let count = 0;
  let running = 0;
  let bases: readonly LogBase[] = [{ id: 0, at: now(), tables: tables() }];
  const takeBase = () => {
    const oldest = entries[0]?.id ?? count + 1;
    bases = [...bases.filter(({ id }) => id + 1 >= oldest), { id: count, at: now(), tables: tables() }];
  };
  const become = (next: readonly LogEntry[]) => {
    entries = next;
    for (const listener of [...watches]) listener();
  };
  return {
    entries: () => entries,
    bases: () => bases,
    begin() {
      running += 1;
    },
    note(happened) {
      count += 1;
      if (happened.kind === 'request') running -= 1;
      become([...entries.slice(1 - kept), { id: count, at: now().toISOString(), ...happened }]);
      const isDue = running === 0 && count - (bases.at(-1)?.id ?? 0) >= betweenBases;
      if (isDue || isNewWorld(happened)) takeBase();
    },
    clear() {
      become([]);
      takeBase();
    },
    watch(listener) {
      watches.add(listener);
      return () => void watches.delete(listener);
    },
  };
};

export const hidden = '•••';
const secret = /pass|token|csrf|secret/i;
const secretInAddress = /pass|token|csrf|secret|signature|hash/i;
const longest = { sent: 20_000, reply: 4_000, read: 200_000, head: 64 };

const hideIn = (value: unknown, name = ''): unknown => {
  if (typeof value === 'string' && secret.test(name)) return value === '' ? '' : hidden;
  if (Array.isArray(value)) return value.map((each) => hideIn(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, hideIn(each, key)]));
};

const shown = (text: string): string => {
  try {
    return JSON.stringify(hideIn(JSON.parse(text)));
  } catch {
    return text;
  }
};

export const shownPath = (address: string): string => {
  const { pathname, search, searchParams } = new URL(address);
  for (const name of [...searchParams.keys()]) if (secretInAddress.test(name)) searchParams.set(name, hidden);
  return search === '' ? pathname : `${pathname}?${decodeURIComponent(searchParams.toString())}`;
};

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

const sentField = async (name: string, value: string | File): Promise<readonly [string, string | SentFile]> => {
  if (typeof value === 'string') return [name, secret.test(name) ? hidden : value];
  const head = new Uint8Array(await value.slice(0, longest.head).arrayBuffer());
  return [name, { file: value.name, type: value.type, size: value.size, head: base64(head) }];
};

export const sentBody = async (request: Request): Promise<SentBody> => {
  if (request.method === 'GET' || request.method === 'HEAD') return { kind: 'none' };
  if (request.headers.get('Content-Type')?.includes('multipart/form-data')) {
    const form = await request.formData().catch(() => null);
    if (!form) return { kind: 'none' };
    const fields = await Promise.all([...form].map(([name, value]) => sentField(name, value)));
    const size = fields.reduce((sum, [, value]) => sum + (typeof value === 'string' ? value.length : 0), 0);
    return size > longest.sent ? { kind: 'long', size } : { kind: 'form', fields };
  }
  const text = await request.text();
  if (text === '') return { kind: 'none' };
  return text.length > longest.sent ? { kind: 'long', size: text.length } : { kind: 'json', text: shown(text) };
};

/** The code and message of a reply that refuses; null if it does not. */
export const refusalIn = (text: string): LoggedRequest['refusal'] => {
  const [, code = '00', message = ''] = /^\{"code":"(\d+)","message":"((?:[^"\\]|\\.)*)"/.exec(text) ?? [];
  return code === '00' ? null : { code, message };
};

export const replyOf = async (reply: Response): Promise<Pick<LoggedRequest, 'reply' | 'refusal'>> => {
  if (!/json|text/.test(reply.headers.get('Content-Type') ?? '')) return { reply: '', refusal: null };
  const text = await reply.text();
  const short = text.length <= longest.read;
  return {
    reply: short ? shown(text).slice(0, longest.reply) : `(${text.length} karakter)`,
    refusal: refusalIn(text),
  };
};
