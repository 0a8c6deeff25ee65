import { memoryPersistence } from '../../../fake-backend/database/persistence.ts';
import { startInProcess } from '../../../fake-backend/hosts/in-process.ts';
import type { ApiCall, FileCall } from '../../../src/adapters/http/define-call.ts';
import { dateOf } from '../../../src/adapters/http/evidence/speaker.ts';
import { HttpClient } from '../../../src/adapters/http/http-client.ts';
import type { SentTo } from '../../../src/adapters/http/outgoing.ts';
import type { HttpSettings } from '../../../src/adapters/http/send.ts';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import type { Row } from '../row.ts';
import { csrf } from '../rows/candidate-rows.ts';

export interface Exchange {
  readonly call: Row['call'];
  /** 0 without a reply. */
  readonly status: number;
  readonly contentType: string;
  readonly redirected: boolean;
  /** When the reply was made, in milliseconds since the epoch; null if unknown. */
  readonly date: number | null;
  /** When the reply came, by the clock of this machine. */
  readonly arrived: number;
  /** The body; without a reply, what the network reported. */
  readonly text: string;
  readonly path: string;
  /** The body that was sent, with a short description of each file; undefined without a body. */
  readonly sent: unknown;
}

const described = (part: FormDataEntryValue): string =>
  part instanceof File ? `(${part.type || 'file'}, ${part.size} byte)` : part;

/** As Node names it, `ECONNRESET` for example, or in words. */
const causeOf = (error: unknown): string => {
  const { cause = error } = error instanceof Error ? error : {};
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
};

const sentIn = async (request: Request): Promise<unknown> => {
  if (!request.body) return undefined;
  if (/json/.test(request.headers.get('Content-Type') ?? '')) return request.json();
  return Object.fromEntries(Array.from(await request.formData(), ([name, part]) => [name, described(part)]));
};

/**
 * The portal's client, which records each call with its reply. Calls must not overlap. Where the server asks to wait, for at most
 * `longestWait` seconds, waits and calls again: its limits are made for people, who are slower.
 */
export class Recorder extends HttpClient {
  readonly exchanges: Exchange[] = [];
  /** Cookie values and tokens, which no report may contain. */
  readonly secrets = new Set<string>();
  #current: Row['call'] | null = null;

  readonly #longestWait: number;

  constructor(settings: HttpSettings, longestWait = 0) {
    super({
      ...settings,
      send: async (request, progress) => {
        const asked = request.clone();
        const { pathname, search } = new URL(asked.url);
        const call = pathname.endsWith(csrf.path) ? csrf : this.#current;
        const record = async ({ status, headers, redirected }: Response, text: string) => {
          if (!call) return;
          const contentType = headers.get('Content-Type') ?? '';
          const [sent, date] = [await sentIn(asked), dateOf(headers)];
          const reading = { call, status, contentType, redirected, date, arrived: Date.now(), text };
          this.exchanges.push({ ...reading, path: pathname + search, sent });
        };
        const reply = await settings.send(request, progress).catch(async (error: unknown) => {
          await record(Response.error(), causeOf(error));
          throw error;
        });
        const text = await reply.clone().text();
        const cookies = settings
          .cookies()
          .split('; ')
          .map((each) => each.replace(/^[^=]*=/, ''));
        const tokens = Array.from(text.matchAll(/"(?:access_)?token":"([^"]+)"/g), ([, token = '']) => token);
        for (const secret of [...cookies, ...tokens]) this.secrets.add(secret);
        await record(reply, text);
        return reply;
      },
    });
    this.#longestWait = longestWait;
  }

  async #patiently<T>(send: () => Promise<T>): Promise<T> {
    const from = this.exchanges.length;
    try {
      return await send();
    } catch (error) {
      const { status, retryAfterSeconds = Number.POSITIVE_INFINITY } = error instanceof ApiFailure ? error : {};
      if (status !== 429 || retryAfterSeconds > this.#longestWait) throw error;
      this.exchanges.splice(from);
      await new Promise((resolve) => setTimeout(resolve, retryAfterSeconds * 1_000));
      return send();
    }
  }

  override dated<T, Path extends string>(call: ApiCall<T, Path>, ...sent: SentTo<Path>) {
    this.#current = call;
    return this.#patiently(() => super.dated(call, ...sent));
  }

  override callAlone<T, Path extends string>(call: ApiCall<T, Path>, ...sent: SentTo<Path>): Promise<T> {
    this.#current = call;
    return this.#patiently(() => super.callAlone(call, ...sent));
  }

  override file<Path extends string>(call: FileCall<Path>, ...sent: SentTo<Path>): Promise<Blob> {
    this.#current = call;
    return this.#patiently(() => super.file(call, ...sent));
  }

  override fileOr<T, Path extends string>(
    call: ApiCall<T, Path>,
    pick: (file: Blob) => Promise<Blob | null>,
    ...sent: SentTo<Path>
  ): Promise<T | Blob> {
    this.#current = call;
    return this.#patiently(() => super.fileOr(call, pick, ...sent));
  }

  /** Like `call`, but resolves to null instead of rejecting. The reply is recorded in any case. */
  ask<T, Path extends string>(call: ApiCall<T, Path>, ...sent: SentTo<Path>): Promise<T | null> {
    return this.call(call, ...sent).catch(() => null);
  }

  askFile<Path extends string>(call: FileCall<Path>, ...sent: SentTo<Path>): Promise<Blob | null> {
    return this.file(call, ...sent).catch(() => null);
  }
}

/** The cookies of one host, because Node's `fetch` keeps none. */
export class CookieStore {
  readonly #values = new Map<string, string>();

  get cookie(): string {
    return Array.from(this.#values, ([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Stores one cookie from the format of the header `Set-Cookie`. */
  set cookie(text: string) {
    const [, name, value = ''] = /^\s*([^=;]+)=([^;]*)/.exec(text) ?? [];
    if (name === undefined) return;
    if (/;\s*max-age=(0|-\d+)\s*(;|$)/i.test(text)) this.#values.delete(name);
    else this.#values.set(name, value.trim());
  }
}

/** A fixed morning in Indonesia, so that every recording is the same. */
const now = Date.parse('2026-03-10T02:00:00Z');

export const openWorld = async () => {
  const cookies = new CookieStore();
  const surroundings = { cookies, persistence: memoryPersistence(), channel: null, latency: 0, realNow: () => now };
  const { send, control, stop } = await startInProcess(surroundings);
  const settings = { send, baseUrl: 'https://api.lsp.example', authentication: 'session' as const };
  return { http: new Recorder({ ...settings, cookies: () => cookies.cookie }), control, stop };
};

export type World = Awaited<ReturnType<typeof openWorld>>;
