import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import type { TransactionTab } from '../../../domain/purchase/transaction.ts';
import { paths } from '../../paths.ts';

/** The tabs of the purchase history in their order; an address without one means the first. */
export const historyTabs = ['pending', 'paid', 'failed'] as const satisfies readonly TransactionTab[];

export interface HistoryPlace {
  readonly tab: TransactionTab;
  readonly page: number;
}

/** Which tab and page the address asks for; whatever is not valid there counts as not asked. */
export const historyPlaceOf = (search: string): HistoryPlace => {
  const query = new URLSearchParams(search);
  const written = query.get('page') ?? '';
  return {
    tab: historyTabs.find((tab) => tab === query.get('tab')) ?? 'pending',
    page: /^[1-9]\d{0,3}$/.test(written) ? Number(written) : 1,
  };
};

/** The purchase history at this tab and page. */
export const historyAddress = (tab: TransactionTab, page = 1): string => {
  const query = new URLSearchParams({
    ...(tab === 'pending' ? {} : { tab }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return paths.transactions.to({}) + (query.size > 0 ? `?${query}` : '');
};

/** The detail of one purchase. */
export const transactionAddress = (trxId: string): string => `${paths.transactions.to({})}?trx=${encodeTrxId(trxId)}`;

/** The receipt of one purchase, to print. */
export const receiptAddress = (trxId: string): string => `${transactionAddress(trxId)}&kwitansi=1`;

/** Whether the address asks for the receipt of the purchase that it names. */
export const asksReceipt = (search: string): boolean => new URLSearchParams(search).has('kwitansi');
