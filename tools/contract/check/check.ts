import { accountCalls } from '../../../src/adapters/http/account/account-calls.ts';
import type { HttpSettings } from '../../../src/adapters/http/send.ts';
import { timeCalls } from '../../../src/adapters/http/time/time-calls.ts';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { CookieStore, Recorder } from '../recording/recorder.ts';
import { csrf } from '../rows/candidate-rows.ts';
import { type CheckedCall, checkedCalls } from './findings.ts';
import { knownCalls } from './known.ts';
import { reportText, type Summary, summaryOf, uncheckedOf } from './report.ts';
import { catalog, walk } from './walk.ts';

export interface Settings {
  readonly baseUrl: string;
  /** The candidate to log in; without a candidate, only the calls of guests are checked. */
  readonly email?: string;
  readonly password?: string;
  readonly authentication: 'session' | 'token';
}

export interface Checked {
  readonly calls: readonly CheckedCall[];
  readonly summary: Summary;
  readonly text: string;
  readonly json: object;
}

/** The check could not run. The message is for the user and contains no secret. */
export class CannotCheck extends Error {}

/** A GET that fails is sent once more, as by browsers: the server may have closed the kept connection at that moment. */
const sendLikeABrowser = (request: Request): Promise<Response> =>
  fetch(request.clone()).catch((error: unknown) => {
    if (request.method !== 'GET' || request.signal.aborted) throw error;
    return fetch(request);
  });

/** A client over the real network. It keeps the cookies, because `fetch` does not. */
export const networkClient = ({
  baseUrl,
  authentication,
  idempotencyKeys = false,
}: Pick<Settings, 'baseUrl' | 'authentication'> & { readonly idempotencyKeys?: boolean }): Recorder => {
  const cookies = new CookieStore();
  const origin = new URL(baseUrl).origin;
  const settings: HttpSettings = {
    baseUrl,
    authentication,
    idempotencyKeys,
    cookies: () => cookies.cookie,
    send: async (request) => {
      const headers = new Headers(request.headers);
      // Sanctum treats a caller with these headers as a page of the portal
      headers.set('Origin', origin);
      headers.set('Referer', `${origin}/`);
      if (cookies.cookie) headers.set('Cookie', cookies.cookie);
      const reply = await sendLikeABrowser(new Request(request, { headers }));
      for (const cookie of reply.headers.getSetCookie()) cookies.cookie = cookie;
      return reply;
    },
  };
  return new Recorder(settings, 90);
};

/** Asks for the time. Throws `CannotCheck`, with what the network reported, if nothing replies. */
export const reach = async (http: Recorder, baseUrl: string): Promise<void> => {
  const start = Date.now();
  await http.ask(timeCalls.now);
  if (http.exchanges.some(({ status }) => status !== 0)) return;
  const [{ path, text } = { path: '', text: '' }] = http.exchanges;
  const after = `${path} tanpa jawaban setelah ${Date.now() - start} ms`;
  throw new CannotCheck(`${baseUrl} tidak dapat dihubungi, atau tidak menjawab: GET ${after} (${text}).`);
};

/** Whether the candidate is logged in. A refused log-in is a difference like any other, because its reply is recorded. */
const logIn = async (http: Recorder, { email, password }: Settings): Promise<boolean> => {
  if (email === undefined || password === undefined) return false;
  try {
    const { token } = await http.callAlone(accountCalls.logIn, { body: { email, password } });
    http.keepBearer(token);
    return true;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return error.kind === 'contract'; // the session may exist, although the reply is unreadable
  }
};

/**
 * Sends the calls that change no data, first as a guest, then as the candidate. Compares each reply with the replies that the portal
 * expects. Throws `CannotCheck` if the API does not reply.
 */
export const check = async (settings: Settings): Promise<Checked> => {
  const { baseUrl } = settings;
  const http = networkClient(settings);
  await reach(http, baseUrl);
  if (http.usesCookies) await http.ask(csrf);
  await catalog(http);
  if (await logIn(http, settings)) {
    await walk(http);
    await http.callAlone(accountCalls.logOut).catch(() => undefined);
  }
  const calls = checkedCalls(http.exchanges, await knownCalls());
  const unchecked = uncheckedOf(calls);
  const summary = summaryOf(calls);
  const unasked = unchecked.flatMap((group) => group.calls.map(({ name }) => name));
  return {
    calls,
    summary,
    text: reportText(calls, unchecked),
    json: { summary, findings: calls, unasked, unchecked },
  };
};
