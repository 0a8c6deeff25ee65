import { decodeTrxId, encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { type Transaction, type TransactionTab, tabOf } from '../../../domain/purchase/transaction.ts';
import { paths } from '../../core/paths.ts';

const statusOfTab: Readonly<Record<TransactionTab, string>> = {
  pending: 'pending',
  paid: 'success',
  failed: 'failed',
};

export const paymentAddress = (
  { id, status }: Pick<Transaction, 'id' | 'status'>,
  hinted: TransactionTab | null = null,
): string =>
  `${paths.payment.to({ status: statusOfTab[hinted ?? tabOf(status) ?? 'pending'] })}?trx=${encodeTrxId(id)}`;

/** Whether the address says that a payment did not succeed: the gateway's hint, which may be older than what the server knows. */
export const saysFailed = (pathname: string): boolean =>
  /^(failed|failure|fail|error|unfinish|denied|deny)$/.test(paths.payment.match(pathname)?.status ?? '');

/** Id of the purchase in `?trx=`: `none` if absent, null if invalid. */
export const trxIdOf = (search: string): string | null | 'none' => {
  const written = new URLSearchParams(search).get('trx');
  // the query parser turns a plus sign of plain base64 into a space
  return written === null ? 'none' : decodeTrxId(written.replaceAll(' ', '+'));
};

/** Order id in `?order_id=`, which Midtrans adds when it redirects; null if absent. */
export const orderIdOf = (search: string): string | null => new URLSearchParams(search).get('order_id');
