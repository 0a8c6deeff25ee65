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
  /** `plan` only says what would be sent of the calls that change something. */
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

/** Why nothing could be looked at, in words for whoever runs the check; it holds no secret. */
export class CannotCheck extends Error {}

/** A client over the real network, with the cookies that `fetch` does not keep. */
const networkClient = ({ baseUrl, authentication }: Settings): Recorder => {
  const cookies = new CookieStore();
  const origin = new URL(baseUrl).origin;
  return new Recorder({
    baseUrl,
    authentication,
    cookies: () => cookies.cookie,
    send: async (request) => {
      const headers = new Headers(request.headers);
      // Sanctum takes a caller for a page of the portal by these
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
    // a reply that cannot be read is what the check is for; the session may be there all the same
    if (error.kind !== 'contract') throw new CannotCheck(reasonOf(error, settings));
  }
};

/** Logs in, sends what changes nothing, and compares each reply with what the portal knows. Throws `CannotCheck` only. */
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
