import { describe, expect, it, vi } from 'vitest';
import { purchaseQueries } from '../../../../src/application/purchase/purchase-queries.ts';
import type { Transaction, TransactionTab } from '../../../../src/domain/purchase/transaction.ts';
import { aTransaction, FakeTransactions } from '../../../fakes/purchase-fakes.ts';

type Rows = readonly Transaction[];

/** A server of these pages; a list may have what does not belong in it. */
const open = (lists: Partial<Record<TransactionTab, readonly Rows[]>>, unreadable: readonly number[] = []) => {
  const list = vi.fn(async (tab: TransactionTab, page: number) => {
    const pages = lists[tab] ?? [];
    const left = tab === 'paid' ? unreadable[page - 1] : undefined;
    return {
      ...{ items: pages[page - 1] ?? [], current: page, last: pages.length, total: pages.flat().length },
      ...(left !== undefined && { unreadable: left }),
    };
  });
  const transactions = Object.assign(new FakeTransactions(aTransaction()), { list });
  return { asked: list.mock.calls, queries: purchaseQueries({ transactions }) };
};

const row = (id: string, schedule: string, status: Transaction['status'], rest: Partial<Transaction> = {}) =>
  aTransaction({ id, status, schedule: { ...aTransaction().schedule, id: schedule }, ...rest });
const idsOf = (rows: Rows) => rows.map(({ id }) => id);

describe('the purchases of a schedule', () => {
  const mixed = {
    pending: [
      [row('other paid', 'B', 'paid'), row('other', 'B', 'pending'), row('nameless', '', 'pending')],
      [row('misplaced', 'A', 'paid'), row('strange', 'A', 'unknown'), row('unpaid', 'A', 'pending')],
      [row('on a page too many', 'A', 'unknown')],
    ],
    paid: [
      [
        row('other failed', 'B', 'failed'),
        row('nameless failed', '', 'expired'),
        row('nameless strange', '', 'unknown'),
      ],
      [row('paid', 'A', 'paid'), row('older', 'A', 'paid')],
    ],
  };

  it('are the newest unpaid and paid one, whatever else the server lists before them', async () => {
    const { unpaid, paid } = await open(mixed).queries.ofSchedule('A');
    expect([unpaid?.id, paid?.id]).toEqual(['unpaid', 'paid']);
  });

  it('come with those of other schedules, the unpaid ones first, and with those that may be of this one', async () => {
    const { others, possible } = await open(mixed).queries.ofSchedule('A');
    expect(idsOf(others)).toEqual(['other', 'other paid']);
    expect(idsOf(possible).sort()).toEqual(['nameless', 'nameless strange', 'strange']);
  });

  it('are none where no list has one', async () => {
    const none = { unpaid: null, paid: null, others: [], possible: [], unreadable: false };
    expect(await open({}).queries.ofSchedule('A')).toEqual(none);
  });

  it.each([
    [[0, 0], false],
    [[0, 2], true],
  ] as const)('say whether some could not be read: with %j that is %s', async (unreadable, expected) => {
    expect(await open(mixed, unreadable).queries.ofSchedule('A')).toMatchObject({ unreadable: expected });
  });
});

describe('the paid purchase that repeats an assessment', () => {
  const repeat = { kind: 'reassessment', trxId: 'TRX-7' } as const;
  const page = (own: Partial<Transaction> = {}) => [row('next', 'A', 'paid', own)];

  it('is found among the paid ones, page after page', async () => {
    const { queries, asked } = open({
      paid: [page(), page({ repeat: { ...repeat, trxId: 'TRX-8' } }), page({ repeat })],
    });
    expect(await queries.goingOnFrom(repeat)).toMatchObject({ id: 'next', repeat });
    expect(asked).toEqual([1, 2, 3].map((number) => ['paid', number]));
  });

  it('is none where five pages do not have it', async () => {
    const { queries, asked } = open({ paid: [...Array.from({ length: 5 }, () => page()), page({ repeat })] });
    expect(await queries.goingOnFrom(repeat)).toBeNull();
    expect(asked).toHaveLength(5);
  });
});

it('a purchase, and a page of purchases, is what the server has', async () => {
  const { queries } = open({ failed: [[], [row('TRX-3', 'A', 'failed')]] });
  expect(await queries.transaction('TRX-1')).toEqual(aTransaction());
  expect(await queries.transaction('TRX-9')).toBeNull();
  expect((await queries.transactions('failed', 2)).items).toEqual([row('TRX-3', 'A', 'failed')]);
});
