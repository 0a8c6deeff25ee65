import 'fake-indexeddb/auto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { openDB } from 'idb';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createDatabase } from '../../../../fake-backend/database/database.ts';
import { openPersistence } from '../../../../fake-backend/database/indexeddb-persistence.ts';
import { memoryPersistence, type Persistence } from '../../../../fake-backend/database/persistence.ts';
import type { NotificationRow } from '../../../../fake-backend/database/rows.ts';
import type { Sorting } from '../../../../fake-backend/database/sorted-groups.ts';
import type { PageSurroundings } from '../../../../fake-backend/hosts/in-process.ts';
import { openJournal } from '../../../../fake-backend/hosts/node-journal.ts';
import type { NoticeChannel } from '../../../../fake-backend/realtime.ts';
import { abortAt, unheardOf } from '../../../fakes/aborting-storage.ts';
import { cookieJar, openPage, testNow } from '../hosts/page.ts';

describe('a storage', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dunia-'));
  const journal = openJournal(path.join(folder, 'kinds.jsonl'));
  afterAll(async () => {
    await (await journal).close();
    rmSync(folder, { recursive: true });
  });

  const kinds = [
    ['memory', async () => memoryPersistence()],
    ['IndexedDB', async () => openPersistence('kinds')],
    ['a file', () => journal],
  ] as const;

  test.each(kinds)('%s stores a commit only on top of the version that it was made for', async (_, open) => {
    const persistence = await open();
    expect(await persistence.version()).toBe(0);
    expect(await persistence.commit(0, { replies: [{ id: 'a' }] })).toBe(true);
    expect(await persistence.commit(0, { replies: [{ id: 'b' }] })).toBe(false);
    expect(await persistence.load()).toMatchObject({ version: 1, tables: { replies: [{ id: 'a' }] } });
  });

  test.each([
    ['rows without an id', 'sessions', [{ token: 'x' }]],
    ['rows of an older build', 'transactions', [{ id: 'TRX-1', price: 5 }]],
    ['no rows', 'candidates', 'broken'],
    ['no settings', 'settings', []],
  ])('the world is created again after %s in the storage', async (_, table, rows) => {
    const name = `broken-${table}`;
    await openPage({ persistence: openPersistence(name) });
    const idb = await openDB(name, 1);
    await idb.put('tables', rows, table);
    idb.close();
    const page = await openPage({ persistence: openPersistence(name) });
    expect((await page.logIn('ayu')).status).toBe(200);
  });

  test('memory is used without IndexedDB, or with a blocked one', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await openPersistence('none').version()).toBe(0);
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(await openPersistence('blocked').version()).toBe(0);
    vi.unstubAllGlobals();
  });

  test.each(['get', 'put'] as const)('a storage that aborts at %s rejects once, for the caller only', async (kind) => {
    const asked: readonly ((persistence: Persistence) => Promise<unknown>)[] = [
      (persistence) => persistence.version(),
      (persistence) => persistence.load(),
      (persistence) => persistence.commit(0, { replies: [{ id: 'a' }] }),
    ];
    const works = asked.map((ask, index) => () => {
      vi.restoreAllMocks();
      abortAt(kind);
      return ask(openPersistence(`aborted-${kind}-${index}`));
    });
    expect(await unheardOf(works)).toEqual([]);
    vi.restoreAllMocks();
  });
});

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

const byNumber = (a: NotificationRow, b: NotificationRow) => Number(b.date) - Number(a.date) || (a.id < b.id ? 1 : -1);
const unread: Sorting<NotificationRow> = { group: (row) => (row.read ? null : row.candidate_id), compare: byNumber };

const aRow = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  candidate_id: fc.constantFrom('1', '2'),
  type: fc.constant('payment' as const),
  trxid: fc.constant(null),
  information: fc.constant(''),
  date: fc.nat(3).map(String),
  read: fc.boolean(),
});
const aChange = fc.oneof(
  fc.record({ put: aRow }),
  fc.record({ remove: fc.constantFrom('a', 'b', 'c', 'd', 'e') }),
  fc.record({ replaceAll: fc.uniqueArray(aRow, { selector: ({ id }) => id }) }),
  fc.record({ look: fc.constant(true) }),
);

test('a sorted index always equals filtering and sorting all rows', () => {
  fc.assert(
    fc.property(fc.array(aChange, { maxLength: 30 }), (changes) => {
      const { notifications } = createDatabase();
      const check = () => {
        for (const candidate of ['1', '2', '3']) {
          const expected = notifications.where((row) => unread.group(row) === candidate).sort(byNumber);
          expect(notifications.sorted(unread, candidate)).toEqual(expected);
        }
      };
      for (const change of changes) {
        if ('put' in change) notifications.put(change.put);
        if ('remove' in change) notifications.remove(change.remove);
        if ('replaceAll' in change) notifications.replaceAll(change.replaceAll);
        if ('look' in change) check();
      }
      check();
    }),
  );
});
