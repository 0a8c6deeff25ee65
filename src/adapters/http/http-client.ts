import { ApiFailure } from '../../application/api-failure.ts';
import { type CookieText, csrfToken } from './csrf-cookie.ts';
import { failureOf } from './failure-table.ts';
import { readBlob, readReply, type Schema } from './read-reply.ts';
import { received } from './received.ts';
import type { Send, UploadProgress } from './send.ts';

export interface Call<T> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** JSON, or multipart when it is FormData. */
  readonly body?: unknown;
  /** Sent as `Idempotency-Key`: the server answers a repeated key with the first reply. */
  readonly requestKey?: string;
  readonly reply: Schema<T>;
  readonly onUploadProgress?: UploadProgress;
  /** Stops the call, which rejects as `cancelled`. */
  readonly signal?: AbortSignal;
  /** Outlives the page that sends it, as long as the body is small enough for the browser to allow it. */
  readonly keepalive?: true;
}

export interface HttpSettings {
  readonly send: Send;
  /** Origin and path before `/api` and `/sanctum`; empty for the page's own origin. */
  readonly baseUrl: string;
  readonly authentication: 'session' | 'token';
  readonly cookies: CookieText;
}

type AnyCall = Omit<Call<unknown>, 'reply'>;

const readTimeout = 15_000;
const saveTimeout = 20_000;
const silentUploadTimeout = 30_000;

/** Browsers refuse more than 64 KiB of all such requests together. */
const longestKeepalive = 60_000;

/** Talks to the API: headers, session or token, CSRF, time-outs. Knows no screen: a 401 is only a failure (specification 7). */
export class HttpClient {
  readonly #settings: HttpSettings;
  #bearer: string | null = null; // in memory only (domain: Session or token)
  #csrfFetch: Promise<void> | null = null;
  readonly #underWay = new Set<Promise<Response>>();
  /** The last call that goes alone, until it has ended. */
  #alone: Promise<unknown> | null = null;

  constructor(settings: HttpSettings) {
    this.#settings = settings;
  }

  /** Sends a call and gives its accepted reply; rejects with `ApiFailure` only. */
  async call<T>(call: Call<T>): Promise<T> {
    while (this.#alone) await this.#alone;
    return readReply(await this.#reply(call), call.reply);
  }

  /**
   * Sends a call that changes who is here, with no other call beside it: it waits for those under way, and later ones wait for it.
   * Each reply carries the cookie of the session that it was asked in, and one that came late would put the last session back.
   */
  callAlone<T>(call: Call<T>): Promise<T> {
    const before = this.#alone;
    const sending = (async () => {
      await before;
      await Promise.allSettled(this.#underWay);
      return readReply(await this.#reply(call), call.reply);
    })();
    const ended = sending
      .catch(() => undefined)
      .then(() => {
        if (this.#alone === ended) this.#alone = null;
      });
    this.#alone = ended;
    return sending;
  }

  /** Fetches a file, which is still to be judged by its bytes; rejects with `ApiFailure` only. */
  async file(call: AnyCall): Promise<Blob> {
    while (this.#alone) await this.#alone;
    return readBlob(await this.#reply(call));
  }

  /** The whole address of a path on the API host, for what the page fetches by itself, such as an image. */
  address(path: string): string {
    return new URL(`${this.#settings.baseUrl}/${path.replace(/^\/+/, '')}`, globalThis.location?.href).href;
  }

  /** Keeps the bearer token of the log-in reply, where the configuration says `token`; null forgets it. */
  keepBearer(token: string | null): void {
    this.#bearer = this.#settings.authentication === 'token' ? token : null;
  }

  /** The bearer token that is kept, for connections that do not go through here; null when there is none. */
  get bearer(): string | null {
    return this.#bearer;
  }

  /** Whether a cookie, and not a token, says who is here. */
  get usesCookies(): boolean {
    return this.#settings.authentication === 'session';
  }

  /** Gets the CSRF cookie if this page has none yet; calls at the same time share one request. */
  async prepareSession(): Promise<void> {
    while (this.#alone) await this.#alone;
    await this.#prepare();
  }

  async #prepare(): Promise<void> {
    if (this.usesCookies && !csrfToken(this.#settings.cookies())) await this.#fetchCsrf();
  }

  async #reply(call: AnyCall): Promise<Response> {
    const unsafe = call.method !== undefined && call.method !== 'GET';
    if (unsafe) await this.#prepare();
    const sentWith = csrfToken(this.#settings.cookies());
    const first = await this.#send(call, unsafe);
    if (first.status !== 419 || !unsafe || !this.usesCookies) return first;
    // another call may have renewed the token in the meantime: then its cookie serves this replay as well
    if (csrfToken(this.#settings.cookies()) === sentWith) await this.#fetchCsrf();
    const second = await this.#send(call, unsafe);
    if (second.status === 419 && csrfToken(this.#settings.cookies()) === null)
      throw new ApiFailure({ kind: 'expired', status: 419, cookiesRefused: true });
    return second;
  }

  #fetchCsrf(): Promise<void> {
    this.#csrfFetch ??= this.#send({ path: '/sanctum/csrf-cookie' }, false)
      .then((response) => {
        if (!response.ok) throw failureOf(response, undefined);
      })
      .finally(() => {
        this.#csrfFetch = null;
      });
    return this.#csrfFetch;
  }

  #send(call: AnyCall, unsafe: boolean): Promise<Response> {
    const sending = this.#sendOnce(call, unsafe).finally(() => this.#underWay.delete(sending));
    this.#underWay.add(sending);
    return sending;
  }

  async #sendOnce(call: AnyCall, unsafe: boolean): Promise<Response> {
    const stop = new AbortController();
    let timedOut = false;
    const giveUp = () => {
      timedOut = true;
      stop.abort();
    };
    // by hand: `AbortSignal.any` is younger than the oldest browsers of the portal
    const cancel = () => stop.abort();
    if (call.signal?.aborted) cancel();
    call.signal?.addEventListener('abort', cancel);
    const limit = call.onUploadProgress ? silentUploadTimeout : unsafe ? saveTimeout : readTimeout;
    let timer = setTimeout(giveUp, limit);
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, limit);
    };
    const progress = call.onUploadProgress;
    const tellProgress: UploadProgress | undefined =
      progress &&
      ((sent, total) => {
        restartTimer();
        progress(sent, total);
      });
    try {
      const response = await this.#settings.send(this.#request(call, unsafe, stop.signal), tellProgress);
      return await received(response, stop.signal, restartTimer);
    } catch (error) {
      throw new ApiFailure({ kind: call.signal?.aborted ? 'cancelled' : timedOut ? 'timeout' : 'network' }, error);
    } finally {
      clearTimeout(timer);
      call.signal?.removeEventListener('abort', cancel);
    }
  }

  #request(call: AnyCall, unsafe: boolean, signal: AbortSignal): Request {
    const url = new URL(this.#settings.baseUrl + call.path, globalThis.location?.href);
    for (const [name, value] of Object.entries(call.query ?? {})) {
      if (value !== undefined && value !== '') url.searchParams.set(name, String(value));
    }
    const multipart = call.body instanceof FormData;
    const headers = new Headers({ Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' });
    if (this.#bearer) headers.set('Authorization', `Bearer ${this.#bearer}`);
    if (call.requestKey) headers.set('Idempotency-Key', call.requestKey);
    if (call.body !== undefined && !multipart) headers.set('Content-Type', 'application/json');
    const csrf = unsafe && this.usesCookies ? csrfToken(this.#settings.cookies()) : null;
    if (csrf) headers.set('X-XSRF-TOKEN', csrf);
    const body = multipart ? (call.body as FormData) : call.body === undefined ? null : JSON.stringify(call.body);
    const keepalive = call.keepalive === true && typeof body === 'string' && new Blob([body]).size <= longestKeepalive;
    return new Request(url, { method: call.method ?? 'GET', headers, body, signal, credentials: 'include', keepalive });
  }
}
