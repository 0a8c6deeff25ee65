import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import type { TransactionTab } from '../../../domain/purchase/transaction.ts';
import { paths } from '../../core/paths.ts';

export const historyTabs = ['pending', 'paid', 'failed'] as const satisfies readonly TransactionTab[];

export interface HistoryAddress {
  readonly tab: TransactionTab;
  readonly page: number;
}

/** Invalid values fall back to the defaults. Null if the address leaves the choice of the tab to the page. */
export const historyAddressOf = (search: string): HistoryAddress | null => {
  const query = new URLSearchParams(search);
  const written = query.get('page') ?? '';
  const tab = historyTabs.find((each) => each === query.get('tab'));
  if (!tab && written === '') return null;
  return {
    tab: tab ?? 'pending',
    page: /^[1-9]\d{0,3}$/.test(written) ? Number(written) : 1,
  };
};

export const historyAddress = (tab: TransactionTab, page = 1): string => {
  const query = new URLSearchParams({
    tab,
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return `${paths.transactions.to({})}?${query}`;
};

export const transactionAddress = (trxId: string): string => `${paths.transactions.to({})}?trx=${encodeTrxId(trxId)}`;

export const receiptAddress = (trxId: string): string => `${transactionAddress(trxId)}&kwitansi=1`;

export const asksReceipt = (search: string): boolean => new URLSearchParams(search).has('kwitansi');
