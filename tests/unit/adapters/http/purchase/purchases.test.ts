import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HttpTransactionRepository } from '../../../../../src/adapters/http/purchase/http-transaction-repository.ts';
import { transactionStatuses } from '../../../../../src/domain/purchase/transaction.ts';
import { voucherStatuses } from '../../../../../src/domain/purchase/voucher.ts';
import { jsonReply } from '../replies.ts';
import { over } from '../repositories.ts';
import { scriptedClient } from '../scripted-client.ts';

const page = (...ids: readonly string[]) => jsonReply({ data: ids.map((trx_id) => ({ trx_id, status: 'baru' })) });

const listed = (lists: Readonly<Record<string, readonly string[]>>, otherwise: () => Response) => {
  const { http, paths } = scriptedClient((request) => {
    const list = new URL(request.url).pathname.split('/').at(-1) ?? '';
    return lists[list] ? page(...lists[list]) : otherwise();
  });
  return { transactions: new HttpTransactionRepository(http), paths };
};

const tabs = { pending: ['TRX-1'], paid: ['TRX-2'], failed: [] };

describe('a purchase on a server that has only the three lists of the specification', () => {
  it.each([
    ['an empty list', page()],
    ['404', jsonReply({ message: 'Data tidak ditemukan' }, 404)],
  ])('is found in its list where the list of all answers with %s', async (_, reply) => {
    const { transactions } = listed(tabs, () => reply.clone());
    expect((await transactions.find('TRX-2'))?.id).toBe('TRX-2');
  });

  it('does not exist when no list has it', async () => {
    expect(await listed(tabs, () => page()).transactions.find('TRX-3')).toBeNull();
  });
});

describe('a purchase with an unknown status', () => {
  it('has the status of the only list that holds it', async () => {
    const { transactions } = listed({ ...tabs, all: ['TRX-1', 'TRX-2'] }, () => page());
    expect((await transactions.find('TRX-1'))?.status).toBe('pending');
    expect((await transactions.find('TRX-2'))?.status).toBe('paid');
  });

  it('has the same status in the row of its list as on its own page', async () => {
    const { transactions } = listed(tabs, () => page());
    const row = async (tab: 'pending' | 'paid') => (await transactions.list(tab, 1)).items[0];
    expect((await row('paid'))?.status).toBe((await transactions.find('TRX-2'))?.status);
    expect(await row('paid')).toMatchObject({ id: 'TRX-2', status: 'paid' });
    expect(await row('paid')).not.toHaveProperty('statusWord');
    expect((await row('pending'))?.status).toBe('pending');
  });

  it('stays unknown in a row where another list holds it too, or cannot be read', async () => {
    const everywhere = listed({}, () => page('TRX-1')).transactions;
    expect((await everywhere.list('paid', 1)).items[0]).toMatchObject({ status: 'unknown', statusWord: 'baru' });
    const broken = listed({ paid: ['TRX-2'] }, () => jsonReply({ message: 'Server Error' }, 500)).transactions;
    expect((await broken.list('paid', 1)).items[0]).toMatchObject({ status: 'unknown', statusWord: 'baru' });
  });
});

it('a purchase in the list of all needs only one request', async () => {
  const { transactions, paths } = listed({}, () => jsonReply({ data: [{ trx_id: 'TRX-1', status: 'paid' }] }));
  await transactions.find('TRX-1');
  expect(paths()).toEqual(['/api/transaction/list/all']);
});

const answering = (...items: readonly object[]) =>
  over(() => jsonReply({ data: { data: items, current_page: 1, last_page: 3, total: 21 } }));
const purchases = (...items: readonly object[]) => {
  const all = items.map((item, index) => ({ trx_id: `TRX-${index}`, amount: 850_000, ...item }));
  return answering(...all).transactions;
};

const shown = (status: string) => {
  const word = status.trim().replaceAll('_', ' ');
  return /^\p{L}[\p{L}\p{N} .-]{0,39}$/u.test(word) ? { statusWord: word } : {};
};
const known: readonly string[] = transactionStatuses;
const newer = fc.string({ minLength: 1, maxLength: 60 }).filter((word) => !known.includes(word.trim().toLowerCase()));

describe('a word that is newer than this portal', () => {
  it('as a status does not affect the rest of the page, and the purchase is found', async () => {
    await fc.assert(
      fc.asyncProperty(newer, async (status) => {
        const repository = purchases({ status: 'pending' }, { status });
        const page = await repository.list('paid', 1);
        expect([page.items.map((each) => each.status), page.last, page.total]).toEqual([['pending', 'unknown'], 3, 21]);
        const first = page.items[0];
        expect(await repository.find('TRX-1')).toEqual({ ...first, id: 'TRX-1', status: 'unknown', ...shown(status) });
      }),
      { numRuns: 50 },
    );
  });

  it('as a source of money is kept as the server wrote it', async () => {
    const source = 'Dana daerah_2027';
    const bought = await purchases({ status: 'pending', budget_source: source }).list('paid', 1);
    expect(bought.items[0]).toMatchObject({ status: 'pending', budgetSource: source });
    const budgets = [{ id: 'ANG-1', source, title: 'Dana daerah', price: 0 }];
    const schedule = { schedule_id: 'JDW-1', schema: { slug: 'jwp' }, starts_at: '2026-12-15T01:00:00Z', budgets };
    expect((await answering(schedule).catalog.schedules({})).items[0]).toMatchObject({ budgets });
  });

  it('as the status or the source of a voucher makes the voucher unusable', async () => {
    const voucher = { id: 'VCR-1', code: 'PRATWEB10001', status: 'unused', source: 'prakerja' };
    const all = [voucher, { ...voucher, status: 'ditahan' }, { ...voucher, source: 'daerah' }];
    const { items } = await answering(...all).vouchers.list({ status: 'unused' });
    expect(items.map(({ status }) => status)).toEqual(['unused', 'unknown', 'unknown']);
  });

  it('is unknown also when it is no text or names an object property, in upper or lower case', async () => {
    const odd = [null, 7, 'x'.repeat(61), ['paid'], undefined];
    const all = [...odd, ...transactionStatuses, ...transactionStatuses.map((status) => status.toUpperCase())];
    const { items } = await purchases(...all.map((status) => ({ status }))).list('paid', 1);
    const told = [...odd.map(() => 'unknown'), ...transactionStatuses, ...transactionStatuses];
    expect(items.map((each) => [each.status, each.statusWord])).toEqual(told.map((status) => [status, undefined]));
  });
});

it('a list of vouchers has only those of the status that was asked for, also of an API that sends all [7.voucher.list]', async () => {
  const rows = [
    { id: 1, code: 'A', source: 'prakerja', status: 'unused' },
    { id: 2, code: 'B', source: 'prakerja', status: 'used', used_at: '2026-03-10 08:00:00' },
    { id: 3, code: 'C', source: 'prakerja', status: 'expired' },
    { id: 4, code: 'D', source: 'prakerja', status: 'ditahan' },
    { id: 5, code: 'E', source: 'daerah', status: 'used' },
  ];
  const { vouchers } = over(() => jsonReply({ data: rows, meta: { current_page: 1, last_page: 1, total: 5 } }));
  const listed = async (status: (typeof voucherStatuses)[number]) => {
    const { items, total } = await vouchers.list({ status });
    return [items.map(({ code }) => code).join(''), total];
  };
  expect(await Promise.all(voucherStatuses.map(listed))).toEqual([
    ['AD', 2],
    ['BDE', 3],
    ['CD', 2],
  ]);
});
