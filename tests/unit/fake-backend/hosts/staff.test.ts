import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryPersistence } from '../../../../fake-backend/database/persistence.ts';
import { type NodeHost, startNode } from '../../../../fake-backend/hosts/node.ts';
import { scenarios } from '../../../../fake-backend/scenarios/list.ts';
import { trx } from '../staff/backend.ts';
import { openPage, type TestPage, testNow } from './page.ts';

const minute = 60_000;

const stagesOf = async (page: TestPage) => {
  const { data } = await (await page.get(`/api/timeline/${trx.eka}`)).json();
  const stages: { name: string; status: string }[] = data.stages;
  return Object.fromEntries(stages.map(({ name, status }) => [name, status]));
};

const waiting = async ({ control }: TestPage) => (await control.staffTasks()).map(({ trxId }) => trxId);

describe('in the page', () => {
  let now = testNow;
  beforeEach(() => {
    now = testNow;
  });
  afterEach(() => vi.useRealTimers());

  /** Eka has just finished the exam. */
  const finished = async () => {
    const page = await openPage({ realNow: () => now });
    await page.logIn('eka');
    await page.control.actAsStaff({ type: 'finish-exam', trxId: trx.eka });
    return page;
  };

  it('the robots have done before a request is answered what was due by then', async () => {
    const page = await finished();
    now += 2 * minute - 1;
    expect(await stagesOf(page)).toMatchObject({ exam: 'submitted', result: 'locked' });
    now += 1;
    expect(await stagesOf(page)).toMatchObject({ exam: 'done', result: 'open' });
    page.stop();
  });

  it('a journey in time lets them work at once', async () => {
    const page = await finished();
    await page.control.travel(2 * minute);
    expect(await waiting(page)).not.toContain(trx.eka);
    page.stop();
  });

  it('they work by themselves while nobody asks, until the page is closed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const page = await finished();
    now += 2 * minute;
    expect(await waiting(page)).toContain(trx.eka);
    vi.advanceTimersByTime(2_000);
    expect(await waiting(page)).not.toContain(trx.eka);
    page.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('whether they work is kept over a reload', async () => {
    const persistence = memoryPersistence();
    const page = await openPage({ persistence });
    await page.control.setRobots({ on: false, delay: 0 });
    page.stop();
    const reloaded = await openPage({ persistence });
    expect(reloaded.control.robots()).toEqual({ on: false, delay: 0 });
    reloaded.stop();
  });
});

describe('over HTTP', () => {
  let host: NodeHost;
  beforeAll(async () => {
    host = await startNode({ port: 0, realNow: () => testNow });
  });
  afterAll(() => host.close());
  beforeEach(() => host.control.reset());

  const post = (path: string, body: object, type = 'application/json') =>
    fetch(host.url + path, { method: 'POST', headers: { 'Content-Type': type }, body: JSON.stringify(body) });

  it('the other side is seen and played', async () => {
    const list = async () => (await (await fetch(`${host.url}/simulation/staff`)).json()).data as { trxId: string }[];
    expect((await list()).map(({ trxId }) => trxId)).toContain(trx.gita);
    const reply = await post('/simulation/staff', {
      type: 'apl01',
      trxId: trx.gita,
      decision: 'return',
      note: 'Buram.',
    });
    expect(reply.status).toBe(200);
    expect((await list()).map(({ trxId }) => trxId)).not.toContain(trx.gita);
  });

  it.each([
    [{ type: 'apl01', trxId: trx.gita, decision: 'return' }, 'note: a reason is wanted'],
    [{ type: 'issue-certificate', trxId: trx.hadi }, `${trx.hadi}: Tahap ini belum terbuka.`],
    [{ type: 'dance' }, 'trxId: a text is wanted'],
  ])('%j is refused with a reason', async (body, message) => {
    const reply = await post('/simulation/staff', body);
    expect([reply.status, await reply.json()]).toEqual([422, { message }]);
  });

  it('no foreign page can play', async () => {
    const reply = await post('/simulation/staff', { type: 'finish-exam', trxId: trx.eka }, 'text/plain');
    expect(reply.status).toBe(415);
  });

  it('the robots are told when to work', async () => {
    expect((await post('/simulation/robots', { on: false, delay: 5_000 })).status).toBe(200);
    expect(host.control.robots()).toEqual({ on: false, delay: 5_000 });
    expect((await post('/simulation/robots', { delay: 'soon' })).status).toBe(422);
  });

  it('a scenario is played by its name, and says whom it is about', async () => {
    const played = await post('/simulation/scenario', { name: 'sedang-ujian' });
    expect((await played.json()).data).toEqual({ email: 'eka@contoh.example', page: 'exams', trxId: trx.eka });
    const unknown = await post('/simulation/scenario', { name: 'x' });
    expect([unknown.status, await unknown.json()]).toEqual([
      422,
      { message: scenarios.map(({ name }) => name).join(', ') },
    ]);
  });

  it('an exam that runs is extended, closed and opened again', async () => {
    await post('/simulation/scenario', { name: 'sedang-ujian' });
    const exam = { trxId: trx.eka, examId: 'SKM-01-written-pilihan-ganda' };
    const actions = [
      { type: 'extend-exam', minutes: 5 },
      { type: 'close-exam', note: 'Listrik padam.' },
      { type: 'reopen-exam' },
    ];
    for (const action of actions) {
      expect((await post('/simulation/staff', { ...exam, ...action })).status).toBe(200);
    }
    expect((await post('/simulation/staff', { ...exam, type: 'extend-exam', minutes: '5' })).status).toBe(422);
    expect((await post('/simulation/staff', { ...exam, type: 'tick', criterion: 'x', competent: true })).status).toBe(
      422,
    );
  });
});
