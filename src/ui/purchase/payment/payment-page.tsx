import { useAddressSearch } from '../../core/page/address-search.ts';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { useTransaction } from '../history/transaction-data.ts';
import { PurchaseSteps } from '../order/purchase-steps.tsx';
import { LatestPayments } from './latest-payments.tsx';
import { orderIdOf, trxIdOf } from './payment-address.ts';
import { PaymentMissing } from './payment-missing.tsx';
import { PaymentResult } from './payment-result.tsx';

const NamedByGateway = ({ orderId }: { readonly orderId: string }) => {
  const { data, isPending } = useTransaction(orderId);
  if (data) return <PaymentResult trxId={data.id} />;
  return isPending ? <Skeleton name="detail" /> : <LatestPayments />;
};

/** Trusts the server; the status in the address is only a hint (fault matrix 54, 55). */
const PaymentPage = () => {
  const search = useAddressSearch();
  const trxId = trxIdOf(search);
  const orderId = orderIdOf(search);
  if (trxId === null)
    return (
      <>
        <PurchaseSteps current={1} />
        <PaymentMissing />
      </>
    );
  if (trxId !== 'none') return <PaymentResult key={trxId} trxId={trxId} />;
  return orderId ? <NamedByGateway orderId={orderId} /> : <LatestPayments />;
};

export default PaymentPage;
