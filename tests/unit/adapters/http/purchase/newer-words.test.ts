import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transactionStatuses } from '../../../../../src/domain/purchase/transaction.ts';
import { jsonReply } from '../replies.ts';
import { over } from '../repositories.ts';

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
