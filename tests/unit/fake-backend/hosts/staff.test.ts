import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type NodeHost, startNode } from '../../../../fake-backend/hosts/node.ts';
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

  const finished = async () => {
    const page = await openPage({ realNow: () => now });
    await page.logIn('eka');
    await page.control.actAsStaff({ type: 'finish-exam', trxId: trx.eka });
    return page;
  };

  it('the robots finish their due work before a request is answered', async () => {
    const page = await finished();
    now += 2 * minute - 1;
    expect(await stagesOf(page)).toMatchObject({ exam: 'submitted', result: 'locked' });
    now += 1;
    expect(await stagesOf(page)).toMatchObject({ exam: 'done', result: 'open' });
    page.stop();
  });

  it('they work by themselves without a request, until the page is closed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const page = await finished();
    now += 2 * minute;
    expect(await waiting(page)).toContain(trx.eka);
    vi.advanceTimersByTime(2_000);
    expect(await waiting(page)).not.toContain(trx.eka);
    page.stop();
    expect(vi.getTimerCount()).toBe(0);
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

  it('the staff’s work is visible and can be done', async () => {
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
});
