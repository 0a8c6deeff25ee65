import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HttpCatalogRepository } from '../../../../../src/adapters/http/catalog/http-catalog-repository.ts';
import { HttpTransactionRepository } from '../../../../../src/adapters/http/purchase/http-transaction-repository.ts';
import { HttpVoucherRepository } from '../../../../../src/adapters/http/purchase/http-voucher-repository.ts';
import { budgetSources } from '../../../../../src/domain/purchase/budget-source.ts';
import { transactionStatuses } from '../../../../../src/domain/purchase/transaction.ts';
import { voucherStatuses } from '../../../../../src/domain/purchase/voucher.ts';
import { jsonReply } from '../replies.ts';
import { scriptedClient } from '../scripted-client.ts';

const instant = '2026-12-15T01:00:00.000Z';
const place = { schedule_id: 'JDW-1', starts_at: instant, site_name: 'TUK', city: null };
const schema = { slug: 'jwp', title: 'JWP' };
const transaction = (rest: object) => ({
  trx_id: 'TRX-1',
  status: 'pending',
  amount: 850_000,
  created_at: instant,
  budget_source: 'mandiri',
  schema,
  schedule: place,
  ...rest,
});
const voucher = (rest: object) => ({
  id: 'VCR-1',
  code: 'PRATWEB10001',
  status: 'unused',
  source: 'prakerja',
  schema,
  schedule: place,
  budgetary: 'ANG-1',
  expires_at: instant,
  ...rest,
});
const schedule = (source: string) => ({
  schedule_id: 'JDW-1',
  schema: { id: 'SKM-1', ...schema },
  starts_at: instant,
  ends_at: instant,
  registration_until: instant,
  site: { id: 'TUK-1', name: 'TUK' },
  seats_left: 3,
  budgets: [{ id: 'ANG-1', source, title: 'Dana daerah', price: 0 }],
});

const answering = (items: readonly object[]) =>
  scriptedClient(() => jsonReply({ code: '00', data: { data: items, current_page: 1, last_page: 3, total: 21 } })).http;

const known: readonly string[] = [...transactionStatuses, ...voucherStatuses, ...budgetSources];
/** Only a plain word is shown. */
const shown = (status: string) => {
  const word = status.trim().replaceAll('_', ' ');
  return /^\p{L}[\p{L}\p{N} .-]{0,39}$/u.test(word) ? { statusWord: word } : {};
};
const newer = fc.string({ minLength: 1, maxLength: 60 }).filter((word) => !known.includes(word.trim().toLowerCase()));

describe('a word that is newer than this portal', () => {
  it('as a status leaves the rest of the page as it is, and the purchase is found', async () => {
    await fc.assert(
      fc.asyncProperty(newer, async (status) => {
        const repository = new HttpTransactionRepository(
          answering([transaction({ trx_id: 'TRX-0' }), transaction({ status })]),
        );
        const page = await repository.list('paid', 1);
        expect([page.items.map((each) => each.status), page.last, page.total]).toEqual([['pending', 'unknown'], 3, 21]);
        expect(await repository.find('TRX-1')).toEqual({
          ...page.items[0],
          id: 'TRX-1',
          status: 'unknown',
          ...shown(status),
        });
      }),
    );
  });

  it('as a source of money is kept as the server wrote it', async () => {
    await fc.assert(
      fc.asyncProperty(newer, async (source) => {
        const bought = await new HttpTransactionRepository(answering([transaction({ budget_source: source })])).list(
          'paid',
          1,
        );
        expect(bought.items[0]).toMatchObject({ status: 'pending', budgetSource: source });
        const offered = await new HttpCatalogRepository(answering([schedule(source)])).schedules({});
        expect(offered.items[0]?.budgets).toMatchObject([{ id: 'ANG-1', source, title: 'Dana daerah', price: 0 }]);
      }),
    );
  });

  it('as the status or the source of a voucher makes it one that cannot be used', async () => {
    await fc.assert(
      fc.asyncProperty(newer, fc.constantFrom('status', 'source'), async (word, name) => {
        const repository = new HttpVoucherRepository(answering([voucher({}), voucher({ [name]: word })]));
        const { items } = await repository.list({ status: 'unused' });
        expect(items.map(({ status }) => status)).toEqual(['unused', 'unknown']);
      }),
    );
  });

  it.each([null, 7, '', 'x'.repeat(61), ['paid'], undefined])('is unknown also when it is %j', async (status) => {
    const repository = new HttpTransactionRepository(answering([transaction({ status })]));
    expect((await repository.list('paid', 1)).items[0]?.status).toBe('unknown');
  });

  it.each(transactionStatuses)('is not what every portal knows, in any case: %s', async (status) => {
    const rows = [status, status.toUpperCase()].map((word) => transaction({ status: word }));
    const { items } = await new HttpTransactionRepository(answering(rows)).list('paid', 1);
    expect(items.map((each) => [each.status, each.statusWord])).toEqual([
      [status, undefined],
      [status, undefined],
    ]);
  });
});
