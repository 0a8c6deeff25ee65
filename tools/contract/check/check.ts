import { accountCalls } from '../../../src/adapters/http/account/account-calls.ts';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { record } from '../recording/journey.ts';
import { CookieStore, Recorder } from '../recording/recorder.ts';
import { table } from '../table.ts';
import { type Finding, findingsOf } from './findings.ts';
import { knownCalls } from './known.ts';
import { planText, reportText, type Summary, summaryOf } from './report.ts';
import { walk } from './walk.ts';
import { plannedWrites, sendWrites } from './writes.ts';

export interface Settings {
  readonly baseUrl: string;
  readonly email: string;
  readonly password: string;
  readonly authentication: 'session' | 'token';
  /** For calls that change data: `plan` only lists what would be sent, `send` sends it. */
  readonly writes: 'none' | 'plan' | 'send';
}

export interface Checked {
  readonly findings: readonly Finding[];
  readonly summary: Summary;
  /** The report for people. */
  readonly text: string;
  /** The report for machines. */
  readonly json: object;
}

/** The check could not run. The message is for the user and contains no secret. */
export class CannotCheck extends Error {}

/** A client over the real network. It keeps the cookies, because `fetch` does not. */
export const networkClient = ({
  baseUrl,
  authentication,
  idempotencyKeys = false,
}: Pick<Settings, 'baseUrl' | 'authentication'> & { readonly idempotencyKeys?: boolean }): Recorder => {
  const cookies = new CookieStore();
  const origin = new URL(baseUrl).origin;
  return new Recorder({
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
      const reply = await fetch(new Request(request, { headers }));
      for (const cookie of reply.headers.getSetCookie()) cookies.cookie = cookie;
      return reply;
    },
  });
};

const reasonOf = ({ kind, status }: ApiFailure, { email }: Settings): string => {
  if (kind === 'network') return 'Alamat itu tidak dapat dihubungi.';
  if (kind === 'timeout') return 'Server tidak menjawab.';
  const code = status === undefined ? '' : ` (status ${status})`;
  return `Tidak dapat masuk sebagai ${email}${code}. Periksa email, kata sandi, dan --session atau --token.`;
};

const logIn = async (http: Recorder, settings: Settings): Promise<void> => {
  const { email, password } = settings;
  try {
    const { token } = await http.callAlone(accountCalls.logIn, { body: { email, password } });
    http.keepBearer(token);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // the check continues after an unreadable reply, because it reports such replies and the session may exist anyway
    if (error.kind !== 'contract') throw new CannotCheck(reasonOf(error, settings));
  }
};

/**
 * Logs in, sends the calls that change nothing (with `send` also others), and compares each reply with what the portal knows. Throws
 * `CannotCheck` only.
 */
export const check = async (settings: Settings): Promise<Checked> => {
  const http = networkClient(settings);
  await logIn(http, settings);
  await walk(http);
  const planned = settings.writes === 'plan' ? plannedWrites(http.exchanges) : [];
  if (settings.writes === 'send') await sendWrites(http);
  const findings = findingsOf(http.exchanges, knownCalls(await record()));
  await http.callAlone(accountCalls.logOut).catch(() => undefined);
  const asked = new Set(findings.map(({ name }) => name));
  const unasked = table.filter(({ name }) => !asked.has(name)).map(({ name }) => name);
  const summary = summaryOf(findings);
  return {
    findings,
    summary,
    text: `${planned.length > 0 ? planText(planned) : ''}${reportText(findings, unasked)}`,
    json: { summary, findings, unasked, ...(planned.length > 0 ? { planned } : {}) },
  };
};
