import { expect, it, onTestFinished } from 'vitest';
import type { FaultRule } from '../../../../fake-backend/faults.ts';
import { createLog } from '../../../../fake-backend/log/request-log.ts';
import { createShelf } from '../../../../fake-backend/worlds/shelf.ts';
import { openPage, type TestPage, testNow } from '../hosts/page.ts';
import { trx } from '../staff/backend.ts';

const orderPath = '/api/transaction/update-transaction';
const order = { schedule_id: 'JDW-003', budget_source: 'mandiri', budgetary: 'ANG-003-1' };

const opened = async (...surroundings: Parameters<typeof openPage>): Promise<TestPage> => {
  const page = await openPage(...surroundings);
  onTestFinished(page.stop);
  return page;
};

const bought = async (): Promise<TestPage> => {
  const page = await opened();
  const { control } = page;
  await control.playScenario('siap-beli');
  await page.logIn('satria');
  await page.post(orderPath, { ...order, schedule_id: 'tidak-ada' });
  await control.addFault({ id: 'x', match: { path: orderPath }, nth: 1, action: { type: 'status', status: 503 } });
  await page.post(orderPath, order);
  await control.clearFaults();
  const { data } = await (await page.post(orderPath, order)).json();
  await control.addFault({ id: 'y', match: { path: '/api/asesi' }, nth: 1, action: { type: 'network-error' } });
  await expect(page.get('/api/asesi')).rejects.toThrow();
  await control.clearFaults();
  const { token } = (await (await page.post('/api/transaction/token', { trx_id: data.trx_id })).json()).data;
  await control.settle(token, 'pay');
  await page.post(orderPath, order);
  await page.logIn('dewi');
  const form = new FormData();
  form.append('photo', new File([new Uint8Array([1, 2, 3])], 'foto.png', { type: 'image/png' }));
  const csrf = /XSRF-TOKEN=([^;]*)/.exec(page.cookies.cookie)?.[1] ?? '';
  const headers = { 'X-XSRF-TOKEN': decodeURIComponent(csrf) };
  await page.send(new Request('http://portal.test/api/profile', { method: 'POST', headers, body: form }));
  await control.travel(60_000);
  await page.get(`/api/timeline/${data.trx_id}`);
  await page.get('/api/notification?page=1');
  await expect.poll(() => requestsIn(page).at(-1)?.path).toBe('/api/notification?page=1');
  return page;
};

const requestsIn = (page: TestPage) => page.control.log().flatMap((entry) => (entry.kind === 'request' ? [entry] : []));

const scene = { title: 'Yang dilakukan', person: null, page: '/' };

/** The tables of a page without what belongs to one browser, or to the way in which they came about. */
const worldOf = async ({ control }: TestPage) => {
  const { sessions: _, replies: __, settings, ...tables } = JSON.parse(await control.exportWorld()).tables;
  const [{ counter: ___, worked, scenes, own_scene, faults, fault_matches, done_until, ...rest }] = settings;
  const { clock_offset, clock_anchor, clock_rate, wrong_log_ins, ...kept } = rest;
  return JSON.stringify({ ...tables, candidates: undefined, settings: kept }, null, 1);
};

/** Keeps the log from an entry on, and plays it in another page up to an act. */
const replayed = async (page: TestPage, from: number, count = Number.POSITIVE_INFINITY) => {
  const { id, acts } = await page.control.keepLog(from, scene);
  const file = await page.control.exportOwnScenes([id]);
  const other = await opened({ realNow: () => testNow + 90 * 86_400_000 });
  const [added] = await other.control.importOwnScenes(file);
  await other.control.openOwnScene({ id: added?.id ?? 0 });
  await other.control.playTo(count);
  const { acts: texts, trace } = (await other.control.playing()) ?? { acts: [], trace: [] };
  expect(texts).toHaveLength(acts);
  return { other, texts, trace };
};

it('the log of a purchase, kept as a scenario, repeats each call with its fault, its reply and its time, and ends in the same world', async () => {
  const page = await bought();
  const { other, texts, trace } = await replayed(page, 1);
  expect(trace.filter(({ refused, call }) => refused !== null || call?.asExpected === false)).toEqual([]);
  expect(trace).toHaveLength(texts.length);
  expect(texts).toContain(`satria: POST ${orderPath} (gangguan: status 503)`);
  expect(trace.flatMap(({ call }) => (call ? [call.status] : []))).toEqual(expect.arrayContaining([503, null]));
  expect(trace.some(({ events }) => events.some((event) => event.startsWith('payment')))).toBe(true);
  expect(await worldOf(other)).toEqual(await worldOf(page));
  expect(other.control.now().getTime()).toBe(page.control.now().getTime());
});

it('a scenario is played forward, to a point, and back, and its clock stands still meanwhile', async () => {
  const page = await bought();
  const { other, texts } = await replayed(page, 1, 2);
  const { control } = other;
  expect((await control.playing())?.trace).toHaveLength(2);
  expect(control.clockRate()).toBe(0);
  const atTwo = await worldOf(other);
  await control.playTo(texts.length);
  expect(control.clockRate()).toBe(1);
  expect(await control.playTo(2)).toMatchObject({ email: null, page: '/' });
  expect(await worldOf(other)).toEqual(atTwo);
  await control.leaveOwnScene();
  expect(await control.playing()).toBeNull();
});

const dead: FaultRule = {
  id: 'mati',
  match: { path: '/api/result/' },
  nth: 'every',
  action: { type: 'status', status: 503 },
};

it('a kept log has the staff, jumps and faults of its world, and ends where the world was replaced', async () => {
  const page = await opened();
  const { control } = page;
  await page.logIn('citra');
  await control.addFault(dead);
  await page.get(`/api/result/${trx.citra}`);
  await control.removeFault('mati');
  await control.jumpTo(trx.citra, 'result');
  await page.get(`/api/result/${trx.citra}`);
  await expect.poll(() => requestsIn(page)).toHaveLength(4);
  await control.reset();
  await control.travel(60_000);
  const { other, texts, trace } = await replayed(page, 1);
  expect(texts).toEqual([
    'gangguan mati',
    `citra: GET /api/result/${trx.citra} (gangguan: status 503)`,
    'semua gangguan dicabut',
    `${trx.citra} lompat ke langkah result`,
  ]);
  expect(trace.map(({ refused, call }) => refused ?? call?.asExpected ?? true)).toEqual(texts.map(() => true));
  expect(other.control.faults()).toEqual([]);
  const newest = control.log().at(-1)?.id ?? 0;
  expect((await replayed(page, newest)).texts).toEqual(['waktu berlalu']);
});

it('a scenario has its player as soon as its world is there', async () => {
  const page = await bought();
  const { other } = await replayed(page, 1, 2);
  const { control } = other;
  await control.leaveOwnScene();
  const [{ id } = { id: 0 }] = await control.ownScenes();
  const opening = control.openOwnScene({ id });
  for (let turn = 0; turn < 10_000 && !control.ownScene(); turn += 1) await null;
  expect((await control.playing())?.trace).toEqual([]);
  await opening;
});

const signUp = { type: 'sign-up', fullname: 'Nirmala Contoh', email: 'nirmala@contoh.example' };

/** The number of a scenario of these acts, which this page has opened. */
const openedScene = async ({ control }: TestPage, ...acts: object[]): Promise<number> => {
  const file = { format: 'portal-asesi-skenario', version: 1, scenarios: [{ ...scene, acts }] };
  const [{ id } = { id: 0 }] = await control.importOwnScenes(JSON.stringify(file));
  await control.openOwnScene({ id });
  return id;
};

it('a scenario that cannot be opened leaves the player of the one before at its step', async () => {
  const room = { isFull: false };
  const replaceAll = async () => {
    if (room.isFull) throw new Error('full');
  };
  const page = await opened({ shelf: createShelf({ all: async () => [], replaceAll }) });
  const { control } = page;
  const id = await openedScene(page, signUp);
  await control.playTo(1);
  room.isFull = true;
  await expect(control.openOwnScene({ id })).rejects.toThrow('full');
  expect((await control.playing())?.trace).toHaveLength(1);
});

it('an act that is not possible says why, changes nothing, and lets the next ones be played', async () => {
  const page = await opened();
  const wrong = { type: 'staff', action: { type: 'finish-exam', trxId: 'TRX-0' } };
  await openedScene(page, wrong, signUp);
  await page.control.playTo(2);
  expect((await page.control.playing())?.trace).toMatchObject([
    { refused: expect.stringContaining('TRX-0') },
    { refused: null },
  ]);
  expect(page.control.personas().map(({ email }) => email)).toContain('nirmala@contoh.example');
});

it('the log is kept from a later world when its first entries are gone', async () => {
  const page = await opened();
  for (let count = 0; count < 400; count += 1) await page.control.travel(1_000);
  const [oldest] = page.control.log();
  const { other, texts } = await replayed(page, oldest?.id ?? 0);
  expect(texts.length).toBeLessThan(400);
  expect(other.control.now()).toEqual(page.control.now());
});

it('the log has the caller, the request, the reply and the reason of a refusal', async () => {
  const page = await openPage();
  await page.logIn('ayu');
  await page.post('/api/transaction/update-transaction', { schedule_id: 'tidak-ada' });
  await expect.poll(() => page.control.log().length).toBe(3);
  expect(page.control.log().at(-1)).toMatchObject({
    kind: 'request',
    method: 'POST',
    path: '/api/transaction/update-transaction',
    status: 200,
    who: 'ayu@contoh.example',
    fault: null,
    refusal: { code: '03' },
    at: new Date(testNow).toISOString(),
  });
});

it('the log contains no password and no token', async () => {
  const page = await openPage();
  await page.logIn('ayu');
  await page.get('/api/email/verify/1001/abc?signature=sangat-rahasia&expires=1');
  const { token } = (await (await page.logIn('ayu')).json()).data;
  expect(token).toMatch(/^\w{20}/);
  await expect.poll(() => page.control.log().length).toBe(5);
  for (const secret of ['contoh123', 'sangat-rahasia', token])
    expect(JSON.stringify(page.control.log())).not.toContain(secret);
});

it('the log has clocks, faults, jumps and worlds, with the world that each of them has kept, and nothing from a file', async () => {
  const { control } = await openPage();
  const rule = { id: 'putus', match: { path: '/api/' }, nth: 'every', action: { type: 'offline' } } as const;
  await control.setClockRate(0);
  await control.addFault(rule);
  await control.removeFault('putus');
  await control.clearFaults();
  await control.jumpTo(trx.citra, 'apl01');
  await control.takeBack();
  expect(await control.takeBack()).toBe(false);
  await control.importWorld(await control.exportWorld());
  await control.takeBack(3);
  expect(control.log().map(({ id, at, ...entry }) => entry)).toEqual([
    { kind: 'time', method: 'setClockRate', given: [0] },
    { kind: 'fault', method: 'addFault', given: [rule] },
    { kind: 'fault', method: 'removeFault', given: ['putus'] },
    { kind: 'fault', method: 'clearFaults', given: [] },
    { kind: 'time', method: 'jumpTo', given: [trx.citra, 'apl01'], kept: 1 },
    { kind: 'time', method: 'takeBack', given: [1], kept: 2 },
    { kind: 'world', method: 'importWorld', given: [], kept: 3 },
    { kind: 'world', method: 'takeBack', given: [3], kept: 4 },
  ]);
});

it('only the last 300 entries are kept', () => {
  const log = createLog(
    () => new Date(testNow),
    () => ({}),
  );
  for (let count = 0; count < 1_000; count += 1) log.note({ kind: 'time', method: 'travel', given: [count] });
  expect(log.entries()).toHaveLength(300);
  expect(log.entries().at(-1)).toMatchObject({ id: 1_000, given: [999] });
  log.clear();
  expect(log.entries()).toEqual([]);
});
