import NotFoundPage from '../../not-found-page.tsx';
import { useAddressSearch } from '../../page/address-search.ts';
import type { PageProps } from '../../route.tsx';
import { LatestPayments } from './latest-payments.tsx';
import { isPaymentStatus, orderIdOf, trxIdOf } from './payment-address.ts';
import { PaymentMissing } from './payment-missing.tsx';
import { PaymentResult } from './payment-result.tsx';

/** `/payment/{status}`: what became of a payment. The address is never believed (fault matrix 54). */
const PaymentPage = ({ args }: PageProps<{ readonly status: string }>) => {
  const search = useAddressSearch();
  const trxId = trxIdOf(search);
  if (!isPaymentStatus(args.status)) return <NotFoundPage />;
  if (trxId === 'none') return <LatestPayments paid={orderIdOf(search)} />;
  if (trxId === null) return <PaymentMissing />;
  return <PaymentResult key={trxId} trxId={trxId} />;
};

export default PaymentPage;
