import { ApiFailure } from '../../application/api-failure.ts';
import { CsrfTokens } from './csrf-cookie.ts';
import type { ApiCall, FileCall } from './define-call.ts';
import { dateOf, isHtml } from './evidence/speaker.ts';
import { type Outgoing, outgoing, requestOf, type SentTo } from './outgoing.ts';
import { readBlob, readBytes, readReply, reasonsOf } from './read-reply.ts';
import { acknowledgement } from './reply.ts';
import type { HttpSettings } from './send.ts';
import { notFromCache, sendInTime } from './send-in-time.ts';
import type { UnreadableReply } from './tell-developers.ts';

const readTimeout = 15_000;
const saveTimeout = 20_000;

const csrfPath = '/sanctum/csrf-cookie';

/**
 * Sends API calls: headers, session or token, CSRF, timeouts. Rejects with `ApiFailure` only. A 401 is just a failure (specification 7).
 */
export class HttpClient {
  readonly #settings: HttpSettings;
  #bearer: string | null = null; // only in memory, never in browser storage (domain: Session or token)
  #csrfFetch: Promise<void> | null = null;
  readonly #csrf: CsrfTokens;
  readonly #underWay = new Set<Promise<Response>>();
  #alone: Promise<unknown> | null = null;

  constructor(settings: HttpSettings) {
    this.#settings = settings;
    this.#csrf = new CsrfTokens(settings.cookies);
  }

  async call<T, Path extends string>(call: ApiCall<T, Path>, ...sent: SentTo<Path>): Promise<T> {
    return (await this.dated(call, ...sent)).reply;
  }

  /** Also when the reply was made, in milliseconds since the epoch; null if the header is missing, or hidden by CORS. */
  dated<T, Path extends string>(
    call: ApiCall<T, Path>,
    ...[sent]: SentTo<Path>
  ): Promise<{ readonly reply: T; readonly date: number | null }> {
    return this.#inSession(async (isOver) => {
      const response = await this.#reply(outgoing(call, sent), isOver);
      return { date: dateOf(response.headers), reply: await this.#read(call, response) };
    });
  }

  /**
   * Sends a call that changes the session, exclusively: this call waits for running calls, and later calls wait for it. Otherwise a late
   * reply would restore the old session cookie.
   */
  callAlone<T, Path extends string>(call: ApiCall<T, Path>, ...[sent]: SentTo<Path>): Promise<T> {
    const before = this.#alone;
    const sending = (async () => {
      await before;
      await Promise.allSettled(this.#underWay);
      return this.#read(call, await this.#reply(outgoing(call, sent)));
    })();
    const ended = sending
      .catch(() => undefined)
      .then(() => {
        if (this.#alone === ended) this.#alone = null;
      });
    this.#alone = ended;
    return sending;
  }

  file<Path extends string>(call: FileCall<Path>, ...[sent]: SentTo<Path>): Promise<Blob> {
    return this.#inSession(async (isOver) => readBlob(await this.#reply(outgoing(call, sent), isOver)));
  }

  /** Returns a file if `pick` accepts the bytes, otherwise the JSON reply. */
  fileOr<T, Path extends string>(
    call: ApiCall<T, Path>,
    pick: (file: Blob) => Promise<Blob | null>,
    ...[sent]: SentTo<Path>
  ): Promise<T | Blob> {
    return this.#inSession(async (isOver) => {
      const response = await this.#reply(outgoing(call, sent), isOver);
      const bytes = response.ok && (await readBytes(response.clone()));
      return (bytes && (await pick(bytes))) || this.#read(call, response);
    });
  }

  get origin(): string {
    return this.#home.origin;
  }

  /** The address before `/api`, without a slash at its end. */
  get home(): string {
    return this.#home.href.replace(/\/$/, '');
  }

  get #home(): URL {
    return new URL(`${this.#settings.baseUrl}/`, globalThis.location?.href);
  }

  /** The full URL of a path or address, such as an image; null outside the origins of the API and of `storage`. */
  address(path: string): string | null {
    const url = new URL(path.replace(/^\/+/, ''), this.#home);
    return [this.origin, ...(this.#settings.storage ?? [])].includes(url.origin) ? url.href : null;
  }

  keepBearer(token: string | null): void {
    this.#bearer = this.#settings.authentication === 'token' ? token : null;
  }

  get bearer(): string | null {
    return this.#bearer;
  }

  get usesCookies(): boolean {
    return this.#settings.authentication === 'session';
  }

  /** Whether this page has no sign of a session: no token, or no CSRF cookie, which appears and expires with the session. */
  get isOfGuest(): boolean {
    return this.usesCookies ? this.#csrf.all.length === 0 : this.#bearer === null;
  }

  async prepareSession(): Promise<void> {
    while (this.#alone) await this.#alone;
    await this.#prepare();
  }

  async #prepare(): Promise<void> {
    if (this.usesCookies && this.isOfGuest) await this.#fetchCsrf();
  }

  /** Runs a call in the current session. A 401 or 419 that arrives after the session changed is a network failure. */
  async #inSession<T>(run: (isOver: (() => boolean) | undefined) => Promise<T>): Promise<T> {
    const isOver = this.#settings.watch?.();
    while (this.#alone) await this.#alone;
    try {
      return await run(isOver);
    } catch (error) {
      const isLate = error instanceof ApiFailure && error.kind === 'expired' && isOver?.();
      throw isLate ? new ApiFailure({ kind: 'network' }) : error;
    }
  }

  async #read<T>({ method, path, reply }: ApiCall<T>, response: Response): Promise<T> {
    const tell = (lost: UnreadableReply['lost'], errors: readonly unknown[]) =>
      this.#settings.onUnreadable?.({ call: `${method} ${path}`, lost, reasons: errors.flatMap(reasonsOf) });
    try {
      const { judged, leftOut } = await readReply(response, reply);
      if (leftOut.length > 0) tell('rows', leftOut);
      return judged;
    } catch (error) {
      if (error instanceof ApiFailure && response.ok && error.kind !== 'refused') tell('reply', [error.cause]);
      throw error;
    }
  }

  async #reply(call: Outgoing, isOver: () => boolean = () => false): Promise<Response> {
    const unsafe = call.method !== 'GET';
    if (unsafe) await this.#prepare();
    const sendWith = async (csrf: string | null): Promise<Response> => {
      if (isOver()) throw new ApiFailure({ kind: 'network' });
      return this.#send(call, csrf);
    };
    if (!unsafe || !this.usesCookies) return sendWith(null);
    const response = await this.#csrf.send(sendWith, () => this.#fetchCsrf());
    if (response.status === 419 && this.isOfGuest)
      throw new ApiFailure({ kind: 'expired', status: 419, cookiesRefused: true });
    return response;
  }

  #fetchCsrf(): Promise<void> {
    this.#csrfFetch ??= this.#send({ method: 'GET', path: csrfPath })
      .then(async (response) => {
        if (!response.ok || isHtml(response.headers)) await readReply(response, acknowledgement);
      })
      .finally(() => {
        this.#csrfFetch = null;
      });
    return this.#csrfFetch;
  }

  #send(call: Outgoing, csrf: string | null = null): Promise<Response> {
    return notFromCache(call, (asked) => this.#sendOnce(asked, csrf));
  }

  #sendOnce(call: Outgoing, csrf: string | null): Promise<Response> {
    const limit = call.method === 'GET' ? readTimeout : saveTimeout;
    const made = (signal: AbortSignal) => this.#request(call, csrf, signal);
    const sending = sendInTime(this.#settings.send, call, made, limit).finally(() => this.#underWay.delete(sending));
    this.#underWay.add(sending);
    return sending;
  }

  #request(call: Outgoing, csrf: string | null, signal: AbortSignal): Request {
    const { baseUrl, idempotencyKeys: keys = false } = this.#settings;
    const credentials = this.usesCookies ? 'include' : 'omit'; // without credentials, the API may allow any origin (`*`)
    return requestOf(call, { baseUrl, bearer: this.#bearer, csrf, keys, credentials, signal });
  }
}
