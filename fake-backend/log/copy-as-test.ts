import { hidden, type LogEntry, type LoggedAct, type LoggedRequest, type SentBody } from './request-log.ts';

/** How the calls of a runner are written. */
interface Dialect {
  /** The file before the first step, and after the last. */
  readonly begin: (title: string, at: string) => string;
  readonly end: string;
  readonly logIn: (name: string) => string;
  readonly logOut: string;
  readonly act: (act: LoggedAct) => string | null;
  readonly faults: (rules: readonly object[]) => string;
}

const demoPassword = 'contoh123';
const quoted = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

/** A helper that both files have: one call, with the cookies and the CSRF token of who is logged in. */
const files = `
/** A file as it was sent: its first bytes, then zeros up to its size. */
const fileOf = (name: string, type: string, size: number, head: string) => {
  const bytes = new Uint8Array(size);
  bytes.set(Uint8Array.from(atob(head), (letter) => letter.charCodeAt(0)).subarray(0, size));
  return new File([bytes], name, { type });
};
`;

const vitest: Dialect = {
  begin: (title, at) => `// Simpan sebagai salinan.test.ts di folder tests/contract, lalu: npx vitest run salinan
import { expect, test } from 'vitest';
import { openPage } from '../unit/fake-backend/hosts/page.ts';
${files}
test(${quoted(title)}, async () => {
  const page = await openPage({ realNow: () => Date.parse(${quoted(at)}) });
  const { control } = page;
  let paymentToken = '';
  const call = async (method: string, path: string, sent?: object | FormData) => {
    const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(page.cookies.cookie)?.[1];
    const headers = new Headers({ Accept: 'application/json' });
    if (token) headers.set('X-XSRF-TOKEN', decodeURIComponent(token));
    if (sent && !(sent instanceof FormData)) headers.set('Content-Type', 'application/json');
    const body = sent instanceof FormData ? sent : sent && JSON.stringify(sent);
    const reply = await page.send(new Request('http://portal.test' + path, { method, headers, body: body ?? null }));
    const text = await reply.text();
    paymentToken = path === '/api/transaction/token' ? (JSON.parse(text).data?.token ?? '') : paymentToken;
    return { status: reply.status, code: /^\\{"code":"(\\d+)"/.exec(text)?.[1] ?? null };
  };
`,
  end: '});\n',
  logIn: (name) => `await page.logIn(${quoted(name)});`,
  logOut: "await call('POST', '/api/logout');",
  act: ({ method, given }) =>
    method === 'settle'
      ? `await control.settle(paymentToken, ${quoted(given[1])});`
      : `await control.${method}(${given.map(quoted).join(', ')});`,
  faults: (rules) =>
    rules.length === 0 ? 'await control.clearFaults();' : `await control.addFault(${quoted(rules[0])});`,
};

/** What the control over HTTP calls the methods of the control, and what it wants. */
const controlCalls: Readonly<Record<string, (given: readonly unknown[]) => readonly [path: string, body: object]>> = {
  actAsStaff: ([action]) => ['staff', action as object],
  setRobots: ([robots]) => ['robots', robots as object],
  travel: ([travel]) => ['clock', { travel }],
  toAssessmentDay: ([email]) => ['assessment-day', { email }],
  playScenario: ([name]) => ['scenario', { name }],
  fill: ([email, masses]) => ['fill', { email, ...(masses as object) }],
  reset: () => ['reset', {}],
};

const playwright: Dialect = {
  begin: (
    title,
  ) => `// Simpan sebagai salinan.spec.ts di folder tests/e2e. Jalankan \`npm run api\`, lalu: npx playwright test salinan --project live
import { expect, test } from '@playwright/test';
${files}
test(${quoted(title)}, async ({ request }) => {
  const api = process.env.API_URL ?? 'http://localhost:8000';
  let paymentToken = '';
  const play = async (path: string, data: object) =>
    expect((await request.post(api + '/simulation/' + path, { data })).ok()).toBe(true);
  const call = async (method: string, path: string, sent?: object | FormData) => {
    const { cookies } = await request.storageState();
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value;
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (token) headers['X-XSRF-TOKEN'] = decodeURIComponent(token);
    const body = sent instanceof FormData ? { multipart: sent } : sent && { data: sent };
    const reply = await request.fetch(api + path, { method, headers, ...body });
    const text = await reply.text();
    paymentToken = path === '/api/transaction/token' ? (JSON.parse(text).data?.token ?? '') : paymentToken;
    return { status: reply.status(), code: /^\\{"code":"(\\d+)"/.exec(text)?.[1] ?? null };
  };
  const logIn = async (name: string) => {
    await call('GET', '/sanctum/csrf-cookie');
    await call('POST', '/api/login', { email: name + '@contoh.example', password: '${demoPassword}' });
  };
  await play('reset', {});
`,
  end: '});\n',
  logIn: (name) => `await logIn(${quoted(name)});`,
  logOut: "await call('POST', '/api/logout');",
  act({ method, given }) {
    if (method === 'settle')
      return `await call('POST', '/simulation/payments/' + paymentToken, { action: ${quoted(given[1])} });`;
    const [path, body] = controlCalls[method]?.(given) ?? [];
    return path === undefined ? null : `await play(${quoted(path)}, ${quoted(body)});`;
  },
  faults: (rules) => `await play('faults', ${quoted({ rules })});`,
};

const ofTheHost = /^\/(sanctum\/csrf-cookie|api\/(date-now|logout))$/;
/** What goes on without end, or with nothing to see. */
const isSilent = ({ path, status, method }: LoggedRequest): boolean =>
  ofTheHost.test(path) || (path === '/api/login' && status === 200 && method === 'POST');

const written = (sent: SentBody): string | null => {
  if (sent.kind === 'none') return '';
  if (sent.kind === 'long') return null;
  if (sent.kind === 'form') {
    const rows = sent.fields.map(([name, value]) =>
      typeof value === 'string'
        ? `form.append(${quoted(name)}, ${quoted(value === hidden ? demoPassword : value)});`
        : `form.append(${quoted(name)}, fileOf(${[value.file, value.type, value.size, value.head].map(quoted).join(', ')}));`,
    );
    return ['const form = new FormData();', ...rows].join('\n    ');
  }
  return sent.text.replaceAll(new RegExp(`("[^"]*pass[^"]*":)"${hidden}"`, 'gi'), `$1"${demoPassword}"`);
};

const callOf = ({ method, path, sent }: LoggedRequest): { before: string; call: string } | null => {
  const body = written(sent);
  if (body === null || `${path}${body}`.includes(hidden)) return null;
  const asked = `${quoted(method)}, ${quoted(path)}`;
  if (sent.kind === 'form') return { before: `${body}\n    `, call: `call(${asked}, form)` };
  return { before: '', call: `call(${asked}${body === '' ? '' : `, ${body}`})` };
};

/** A request with what it was met by, and what came back. */
const stepOf = (request: LoggedRequest, dialect: Dialect): string => {
  const { method, path, status, refusal, fault } = request;
  const comment = `// ${method} ${path}`;
  const asked = callOf(request);
  if (!asked) return `${comment}: berisi rahasia atau terlalu panjang, jadi tidak disalin`;
  if (fault?.action.type === 'hang') return `${comment}: tidak pernah dijawab`;
  const { before, call } = asked;
  const code = refusal ? `, code: ${quoted(refusal.code)}` : '';
  const expected =
    status === null
      ? `await expect(${call}).rejects.toThrow();`
      : `expect(await ${call}).toMatchObject({ status: ${status}${code} });`;
  const step = `{\n    ${before}${expected}\n  }`;
  if (!fault || fault.action.type === 'delay') return step;
  const [pathname = path] = path.split('?');
  const rule = { id: 'salinan', match: { method, path: pathname, whole: true }, nth: 1, action: fault.action };
  return [dialect.faults([rule]), step, dialect.faults([])].join('\n  ');
};

/** The name in the address of a demo account, by which it logs in. */
const nameOf = (email: string): string => email.replace(/@.*$/, '');

/** What was done since an entry, as the text of a file that plays it again in a new world. */
export const copyAsTest = (entries: readonly LogEntry[], from: number, runner: 'vitest' | 'playwright'): string => {
  const dialect = runner === 'vitest' ? vitest : playwright;
  const isWorld = (entry: LogEntry) => entry.kind === 'world' && entry.method === 'playScenario';
  const before = entries.filter(({ id }) => id < from).findLast(isWorld);
  const steps: string[] = [];
  let who: string | null = null;
  const played = [...(before ? [before] : []), ...entries.filter(({ id }) => id >= from)];
  for (const entry of played) {
    if (entry.kind === 'socket') continue;
    if (entry.kind !== 'request') {
      steps.push(dialect.act(entry) ?? `// ${entry.method}: hanya di panel`);
      if (entry.kind === 'world' && entry.method !== 'fill') who = null;
      continue;
    }
    if (isSilent(entry)) continue;
    if (entry.who !== who) steps.push(entry.who === null ? dialect.logOut : dialect.logIn(nameOf(entry.who)));
    who = entry.who;
    steps.push(stepOf(entry, dialect));
  }
  return `${dialect.begin('yang dilakukan di simulasi', played[0]?.at ?? '')}${steps.map((step) => `  ${step}\n`).join('')}${dialect.end}`;
};
