import { decodeTrxId, encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { type Transaction, type TransactionTab, tabOf } from '../../../domain/purchase/transaction.ts';
import { paths } from '../../paths.ts';

const statusOfTab: Readonly<Record<TransactionTab, string>> = {
  pending: 'pending',
  paid: 'success',
  failed: 'failed',
};

export const paymentAddress = (transaction: Pick<Transaction, 'id' | 'status'>): string =>
  `${paths.payment.to({ status: statusOfTab[tabOf(transaction.status) ?? 'pending'] })}?trx=${encodeTrxId(transaction.id)}`;

/** Id of the purchase in `?trx=`: `none` if absent, null if invalid. */
export const trxIdOf = (search: string): string | null | 'none' => {
  const written = new URLSearchParams(search).get('trx');
  // the query parser turns a plus sign of plain base64 into a space
  return written === null ? 'none' : decodeTrxId(written.replaceAll(' ', '+'));
};

/** Order id in `?order_id=`, which Midtrans adds when it redirects; null if absent. */
export const orderIdOf = (search: string): string | null => new URLSearchParams(search).get('order_id');
