import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Persistence } from '../../../fake-backend/database/persistence.ts';
import { Table } from '../../../fake-backend/database/table.ts';
import { openPage, type TestPage } from './hosts/page.ts';

let reads = 0;
const counting = <Row extends object>(row: Row): Row =>
  new Proxy(row, {
    get(columns, name) {
      reads += 1;
      return Reflect.get(columns, name);
    },
  });

/** Stores nothing, because the rows of this test are proxies that count reads and cannot be cloned. */
const nowhere = (): Persistence => {
  let version = 0;
  return {
    version: async () => version,
    load: async () => ({ version, tables: {} }),
    commit: async () => {
      version += 1;
      return true;
    },
  };
};

const opened = async (notifications: number, transactions: number) => {
  const page = await openPage({ persistence: nowhere() });
  await page.logIn('ayu');
  await page.control.fill('ayu@contoh.example', { notifications, transactions });
  return page;
};

const readsOf = async (ask: () => Promise<Response>): Promise<number> => {
  reads = 0;
  expect((await ask()).ok).toBe(true);
  return reads;
};

const count = () => {
  const { put } = Table.prototype;
  vi.spyOn(Table.prototype, 'put').mockImplementation(function (this: Table<{ id: string }>, row) {
    put.call(this, counting(row));
  });
};
afterEach(() => vi.restoreAllMocks());

describe('the first page', () => {
  let worlds: readonly TestPage[] = [];
  beforeAll(async () => {
    count();
    worlds = [await opened(200, 200), await opened(10_000, 2_000)];
  });
  test.each([
    '/api/notification?page=1',
    '/api/notification?read=false&page=1',
    '/api/transaction/list/pending?page=1',
    '/api/transaction/list/paid?page=1',
    '/api/transaction/list/failed?page=1',
    '/api/schedule?page=1',
  ])('of %s does not read all rows: each added row costs less than one more column read', async (path) => {
    const reads: number[] = [];
    for (const page of worlds) {
      await page.get(path); // the first request is not measured, because it also sorts the rows
      reads.push(await readsOf(() => page.get(path)));
    }
    const more = (reads[1] ?? 0) - (reads[0] ?? 0);
    expect(more).toBeLessThan(path.includes('notification') ? 10_000 - 200 : 2_000 - 200);
  });
});
