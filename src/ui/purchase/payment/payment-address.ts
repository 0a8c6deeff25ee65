import { decodeTrxId, encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { type Transaction, type TransactionTab, tabOf } from '../../../domain/purchase/transaction.ts';
import { paths } from '../../paths.ts';

/** What `/payment/{status}` says once the server has been asked. */
const statusOfTab: Readonly<Record<TransactionTab, string>> = {
  pending: 'pending',
  paid: 'success',
  failed: 'failed',
};

/** Where the result of this purchase stands, by what the server says of it. */
export const paymentAddress = (transaction: Pick<Transaction, 'id' | 'status'>): string =>
  `${paths.payment.to({ status: statusOfTab[tabOf(transaction.status) ?? 'pending'] })}?trx=${encodeTrxId(transaction.id)}`;

/** The purchase that `?trx=` names: `none` without one, null when it does not decode. */
export const trxIdOf = (search: string): string | null | 'none' => {
  const written = new URLSearchParams(search).get('trx');
  // a plus sign of plain base64 reads as a space in a query
  return written === null ? 'none' : decodeTrxId(written.replaceAll(' ', '+'));
};

/** The purchase that a gateway names when it leads back from a page of its own (Midtrans: `?order_id=`); null without one. */
export const orderIdOf = (search: string): string | null => new URLSearchParams(search).get('order_id');
