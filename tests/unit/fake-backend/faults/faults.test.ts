import { expect, test, vi } from 'vitest';
import { decideFault, type FaultAction, type FaultRule } from '../../../../fake-backend/faults.ts';
import { openPage, type TestPage, testNow } from '../hosts/page.ts';

const rule = (change: Partial<FaultRule> = {}): FaultRule => ({
  id: 'r',
  match: { path: '/api/asesi' },
  nth: 'every',
  action: { type: 'empty' },
  ...change,
});

const get = (path: string) => ({ method: 'GET', path });

test.each([
  ['/api/asesi', '/api/asesi', true],
  ['/api/schedule', '/api/schedule/JDW-1', true],
  ['/api/schedule', '/api/schema/thumbnail', false],
  ['/api/schema/*/detail', '/api/schema/barista/detail', true],
  ['/api/schema/*/detail', '/api/schema/thumbnail', false],
  ['*', '/anything', true],
  ['/api/a.b*', '/api/axb', false],
])('the path pattern %s is matched against %s', (pattern, path, expected) => {
  expect(decideFault([rule({ match: { path: pattern } })], {}, get(path)).matched).toBe(expected);
});

test('a method restricts a rule', () => {
  const rules = [rule({ match: { method: 'post', path: '/api' } })];
  expect(decideFault(rules, {}, get('/api/x')).rule).toBeNull();
  expect(decideFault(rules, {}, { method: 'POST', path: '/api/x' }).rule?.action).toEqual({ type: 'empty' });
});

test('a rule can hit only the n-th request', () => {
  let matches: Record<string, number> = {};
  const actions = [1, 2, 3].map(() => {
    const decision = decideFault([rule({ nth: 2 })], matches, get('/api/asesi'));
    matches = decision.matches;
    return decision.rule?.action.type ?? null;
  });
  expect(actions).toEqual([null, 'empty', null]);
});

test('the first due rule wins, and all matches are counted', () => {
  const rules = [rule({ id: 'a', nth: 2 }), rule({ id: 'b' }), rule({ id: 'c', action: { type: 'hang' } })];
  const decision = decideFault(rules, {}, get('/api/asesi'));
  expect([decision.rule?.action, decision.matches]).toEqual([{ type: 'empty' }, { a: 1, b: 1, c: 1 }]);
});

test.each([
  ['/api/apl-01', '/api/apl-01', true],
  ['/api/apl-01', '/api/apl-01/resubmit', false],
  ['/api/schema/{slug}/detail', '/api/schema/barista/detail', true],
  ['/api/schema/{slug}/detail', '/api/schema/a/b/detail', false],
  ['/api/email/verify/{x*}', '/api/email/verify/1001/abc', true],
  ['/api/a.b', '/api/axb', false],
])('the path of the call %s is matched against %s', (path, asked, expected) => {
  expect(decideFault([rule({ match: { path, whole: true } })], {}, get(asked)).matched).toBe(expected);
});

const orderPath = '/api/transaction/update-transaction';
const order = { schedule_id: 'JDW-003', budget_source: 'mandiri', budgetary: 'ANG-003-1' };

const once = (path: string, action: FaultAction): FaultRule => ({ id: action.type, match: { path }, nth: 1, action });

const asAyu = async (...rules: FaultRule[]): Promise<TestPage> => {
  const page = await openPage();
  await page.logIn('ayu');
  for (const rule of rules) await page.control.addFault(rule);
  return page;
};

const bought = async (page: TestPage): Promise<unknown[]> =>
  (await (await page.get('/api/transaction/list/all')).json()).data.data;

test('status: replies with a body and headers without handling the request', async () => {
  const action: FaultAction = {
    type: 'status',
    status: 429,
    body: { message: 'Too Many Attempts.' },
    headers: { 'Retry-After': '7' },
  };
  const page = await asAyu(once(orderPath, action));
  const reply = await page.post(orderPath, order);
  expect([reply.status, reply.headers.get('Retry-After')]).toEqual([429, '7']);
  expect(await bought(page)).toEqual([]);
});

test('delay: handles the request afterwards', async () => {
  const page = await asAyu(once('/api/asesi', { type: 'delay', ms: 5 }));
  const waited = vi.spyOn(globalThis, 'setTimeout');
  expect((await page.get('/api/asesi')).status).toBe(200);
  expect(waited.mock.calls.map(([, ms]) => ms)).toContain(5);
  waited.mockRestore();
});

test('hang: waits until the request is aborted', async () => {
  const page = await asAyu(once('/api/asesi', { type: 'hang' }));
  const abort = new AbortController();
  const sent = page.send(new Request('http://portal.test/api/asesi', { signal: abort.signal }));
  abort.abort();
  await expect(sent).rejects.toThrow(/abort/);
});

test('duplicate: handles the request twice and replies once', async () => {
  const page = await asAyu(
    once('/api/transaction/token', { type: 'duplicate' }),
    once('/api/logout', { type: 'duplicate' }),
  );
  const { trx_id } = (await (await page.post(orderPath, order)).json()).data;
  expect((await page.post('/api/transaction/token', { trx_id })).status).toBe(200);
  expect((await page.post('/api/logout')).status).toBe(419);
});

test.each([
  ['cut-body', 'application/json', null],
  ['empty', 'application/json', null],
  ['html', 'text/html; charset=UTF-8', null],
  ['wrong-shape', 'application/json', ['bentuk', 'lain']],
] as const)('%s: replies with status 200 and an unreadable body', async (type, contentType, json) => {
  const page = await asAyu(once('/api/asesi', { type }));
  const reply = await page.get('/api/asesi');
  expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, contentType]);
  expect(await reply.json().catch(() => null)).toEqual(json);
});

test('session-expired: replies 401 to reads, and to writes after the CSRF cookie is renewed', async () => {
  const page = await asAyu(once('/api/logout', { type: 'session-expired' }));
  expect((await page.post('/api/logout')).status).toBe(419);
  await page.get('/sanctum/csrf-cookie');
  expect((await page.post('/api/logout')).status).toBe(401);
  expect((await page.get('/api/asesi')).status).toBe(401);
});

test('csrf-expired: replies 419, until the CSRF cookie is renewed', async () => {
  const page = await asAyu(once(orderPath, { type: 'csrf-expired' }));
  expect([(await page.post(orderPath, order)).status, await bought(page)]).toEqual([419, []]);
  await page.get('/sanctum/csrf-cookie');
  expect((await page.post(orderPath, order)).ok).toBe(true);
});

test('clock-offset: only the matching request sees the wrong time', async () => {
  const page = await asAyu(once('/api/date-now', { type: 'clock-offset', ms: 60_000 }));
  const read = async () => Date.parse((await (await page.get('/api/date-now')).json()).data);
  expect([await read(), await read()]).toEqual([testNow + 60_000, testNow]);
});

test('faults never affect the control of the simulation, and can be cleared', async () => {
  const page = await asAyu({ id: 'all', match: { path: '*' }, nth: 'every', action: { type: 'network-error' } });
  expect((await page.post('/simulation/payments/none', { action: 'pay' })).status).toBe(404);
  await page.control.clearFaults();
  expect((await page.get('/api/asesi')).status).toBe(200);
});
