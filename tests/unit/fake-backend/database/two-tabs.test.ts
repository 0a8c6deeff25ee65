import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openPersistence } from '../../../../fake-backend/database/indexeddb-persistence.ts';
import type { PageSurroundings } from '../../../../fake-backend/hosts/in-process.ts';
import type { NoticeChannel } from '../../../../fake-backend/realtime.ts';
import { cookieJar, openPage, testNow } from '../hosts/page.ts';

let databases = 0;

const browser = () => {
  databases += 1;
  const name = `browser-${databases}`;
  const cookies = cookieJar();
  return async (own: Partial<PageSurroundings> = {}) =>
    openPage({ persistence: openPersistence(name), cookies, ...own });
};

const lastSeat = { schedule_id: 'JDW-029', budget_source: 'mandiri', budgetary: 'ANG-029-1' };
const order = '/api/transaction/update-transaction';

test('a session, purchases, the clock and the faults survive a reload', async () => {
  const openTab = browser();
  const before = await openTab();
  await before.logIn('ayu');
  await before.post(order, { schedule_id: 'JDW-003', budget_source: 'mandiri', budgetary: 'ANG-003-1' });
  await before.control.travel(5000);
  await before.control.setLatency(1);
  await before.control.addFault({ id: 'f', match: { path: '/nowhere' }, nth: 1, action: { type: 'hang' } });

  const after = await openTab();
  expect((await (await after.get('/api/asesi')).json()).data.email).toBe('ayu@contoh.example');
  expect((await (await after.get('/api/transaction/list/all')).json()).data.data).toHaveLength(1);
  expect(after.control.now().getTime()).toBe(testNow + 5000);
  expect([after.control.latency(), after.control.faults().length]).toEqual([1, 1]);
});

test('of two tabs that buy the last seat at the same time exactly one gets it', async () => {
  const openTab = browser();
  const logIn = async (mailName: string) => {
    const tab = await openTab({ cookies: cookieJar() });
    await tab.logIn(mailName);
    return tab;
  };
  const [ayu, bima, citra, dewi] = [await logIn('ayu'), await logIn('bima'), await logIn('citra'), await logIn('dewi')];
  const seats = async () => (await (await ayu.get('/api/schedule/JDW-029')).json()).data.seats_left;
  await citra.post(order, lastSeat);
  await dewi.post(order, lastSeat);
  expect(await seats()).toBe(1);
  await bima.get('/api/asesi');

  const replies = await Promise.all([ayu.post(order, lastSeat), bima.post(order, lastSeat)]);
  const bodies = await Promise.all(replies.map((reply) => reply.json()));
  expect(bodies.map(({ code }) => code).sort()).toEqual(['00', '02']);
  expect(await seats()).toBe(0);
});

test('a reset in one tab logs the other out and gives it a new world', async () => {
  const openTab = browser();
  const [first, second] = [await openTab(), await openTab()];
  await first.logIn('ayu');
  await second.control.reset();
  expect(second.cookies.cookie).toBe('');
  expect((await first.get('/api/asesi')).status).toBe(401);
});

test('a change in one tab is announced to both, and a read to none', async () => {
  const ends: NoticeChannel[] = [];
  const end = (other: number): NoticeChannel => ({
    onmessage: null,
    postMessage: (data) => ends[other]?.onmessage?.({ data } as MessageEvent),
  });
  ends.push(end(1), end(0));
  const openTab = browser();
  const [first, second] = [await openTab({ channel: ends[0] ?? null }), await openTab({ channel: ends[1] ?? null })];
  const heard: string[] = [];
  first.control.watchChanges(() => heard.push('first'));
  const leave = second.control.watchChanges(() => heard.push('second'));
  await first.get('/api/schedule');
  await first.control.staffTasks();
  expect(heard).toEqual([]);
  await first.control.setLatency(0);
  expect(heard).toEqual(['first', 'second']);
  leave();
  await second.control.setLatency(1);
  expect(heard).toEqual(['first', 'second', 'first']);
});
