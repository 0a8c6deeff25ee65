import { useAddressSearch } from '../../core/page/address-search.ts';
import { usePartFocus } from '../../core/page/use-part-focus.ts';
import type { PageProps } from '../../core/route.tsx';
import { trxIdOf } from '../payment/payment-address.ts';
import { PaymentMissing } from '../payment/payment-missing.tsx';
import { asksReceipt, historyAddressOf } from './history-address.ts';
import { TransactionDetail } from './transaction-detail.tsx';
import { TransactionHistory } from './transaction-history.tsx';
import { TransactionReceipt } from './transaction-receipt.tsx';

/**
 * `/transaction` (specification 2). The specification has no address for one purchase, so `?trx=` (base64url) opens its detail
 * and `&kwitansi` its receipt.
 */
const TransactionsPage = ({ title }: PageProps) => {
  const search = useAddressSearch();
  const trxId = trxIdOf(search);
  const receipt = asksReceipt(search);
  const address = historyAddressOf(search);
  usePartFocus(trxId === 'none' ? 'list' : `${trxId} ${receipt}`);
  if (trxId === 'none') return <TransactionHistory title={title} address={address} />;
  if (trxId === null) return <PaymentMissing title="Rincian pembelian" />;
  return receipt ? <TransactionReceipt key={trxId} trxId={trxId} /> : <TransactionDetail key={trxId} trxId={trxId} />;
};

export default TransactionsPage;
