import type { FaultRule } from '../faults.ts';
import type { ActMethod } from './request-log.ts';

type PlainMethod = Exclude<
  ActMethod,
  'addFault' | 'removeFault' | 'clearFaults' | 'importWorld' | 'openOwnScene' | 'takeBack'
>;

interface Dialect {
  readonly begin: (title: string, at: string) => string;
  readonly end: string;
  readonly logIn: (name: string) => string;
  readonly logOut: string;
  readonly act: (method: PlainMethod, given: readonly unknown[]) => string;
  readonly faults: (rules: readonly FaultRule[]) => string;
  readonly keep: (world: string) => string;
  readonly takeBack: (world: string) => string;
}

export const demoPassword = 'contoh123';

export const quoted = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

const helpers = `
/** A file as it was sent: its first bytes, then zeros up to its size. */
const fileOf = (name: string, type: string, size: number, head: string) => {
  const bytes = new Uint8Array(size);
  bytes.set(Uint8Array.from(atob(head), (letter) => letter.charCodeAt(0)).subarray(0, size));
  return new File([bytes], name, { type });
};
/** Why a reply refuses; null when it does not. */
const refusalOf = (text: string) => /^\\{"code":"(?!00)(\\d+)","message":"(?:[^"\\\\]|\\\\.)*"/.exec(text)?.[1] ?? null;
`;

export const vitest: Dialect = {
  begin: (title, at) => `// Simpan sebagai salinan.test.ts di folder tests/contract, lalu: npx vitest run salinan
import { expect, test } from 'vitest';
import { openPage } from '../unit/fake-backend/hosts/page.ts';
${helpers}
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
    return { status: reply.status, code: refusalOf(text) };
  };
`,
  end: '});\n',
  logIn: (name) => `await page.logIn(${quoted(name)});`,
  logOut: "await call('POST', '/api/logout');",
  act: (method, given) =>
    method === 'settle'
      ? `await control.settle(paymentToken, ${quoted(given[1])});`
      : `await control.${method}(${given.map(quoted).join(', ')});`,
  faults: (rules) =>
    ['await control.clearFaults();', ...rules.map((rule) => `await control.addFault(${quoted(rule)});`)].join('\n  '),
  keep: (world) => `const ${world} = (await control.worlds())[0]?.id;`,
  takeBack: (world) => `expect(await control.takeBack(${world})).toBe(true);`,
};

const controlCalls: Readonly<
  Record<Exclude<PlainMethod, 'settle'>, (given: readonly unknown[]) => readonly [path: string, body: object]>
> = {
  actAsStaff: ([action]) => ['staff', action as object],
  setRobots: ([robots]) => ['robots', robots as object],
  travel: ([travel]) => ['clock', { travel }],
  toNextEvent: () => ['next-event', {}],
  setClockRate: ([rate]) => ['clock', { rate }],
  jumpTo: ([trxId, stage]) => ['jump', { trxId, stage }],
  toAssessmentDay: ([email]) => ['assessment-day', { email }],
  playScenario: ([name]) => ['scenario', { name }],
  fill: ([email, masses]) => ['fill', { email, ...(masses as object) }],
  reset: () => ['reset', {}],
};

export const playwright: Dialect = {
  begin: (
    title,
  ) => `// Simpan sebagai salinan.spec.ts di folder tests/e2e. Jalankan \`npm run api\`, lalu: npx playwright test salinan --project live
import { expect, test } from '@playwright/test';
${helpers}
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
    return { status: reply.status(), code: refusalOf(text) };
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
  act(method, given) {
    if (method === 'settle')
      return `await call('POST', '/simulation/payments/' + paymentToken, { action: ${quoted(given[1])} });`;
    const [path, body] = controlCalls[method](given);
    return `await play(${quoted(path)}, ${quoted(body)});`;
  },
  faults: (rules) => `await play('faults', ${quoted({ rules })});`,
  keep: (world) => `const ${world} = (await (await request.get(api + '/simulation/worlds')).json()).data[0].id;`,
  takeBack: (world) => `await play('take-back', { id: ${world} });`,
};
