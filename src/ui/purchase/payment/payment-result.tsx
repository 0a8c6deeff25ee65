import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { FailureState } from '../../core/errors/failure-state.tsx';
import { useAddressSearch } from '../../core/page/address-search.ts';
import { usePageTitle } from '../../core/page/page-title.ts';
import { useLostFocus } from '../../core/page/use-lost-focus.ts';
import { InZone } from '../../core/zone-context.ts';
import { ErrorState } from '../../kit/components/feedback/error-state.tsx';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { PurchaseSteps } from '../order/purchase-steps.tsx';
import { paymentAddress, saysFailed } from './payment-address.ts';
import { PaymentEnded } from './payment-ended.tsx';
import { PaymentMissing } from './payment-missing.tsx';
import { PaymentPending } from './payment-pending.tsx';
import { resultText } from './payment-result-text.ts';
import { useWatchedPayment, type WatchedPayment } from './use-watched-payment.ts';
import { useWayOfPaying } from './way-of-paying.ts';

/** The status in the address is the server's; while that is pending, the gateway's word for a failure stays. */
const useHonestAddress = (transaction: Transaction | null) => {
  const [pathname, navigate] = useLocation();
  const search = useAddressSearch();
  const hinted = transaction?.status === 'pending' && saysFailed(pathname) ? 'failed' : null;
  const honest = transaction && paymentAddress(transaction, hinted);
  useEffect(() => {
    if (honest && honest !== pathname + search) navigate(honest, { replace: true });
  }, [honest, pathname, search, navigate]);
  return hinted !== null;
};

const transactionOf = ({ last }: WatchedPayment): Transaction | null =>
  last && 'transaction' in last ? last.transaction : null;

const recordedText = 'Pembayaran yang sudah Anda lakukan tetap tercatat.';

const Unreachable = ({ error, ended, again }: { error: unknown; ended: boolean; again: () => void }) => (
  <>
    <PageHeading title="Status pembayaran" />
    {ended ? (
      <FailureState error={error} title="Belum bisa memeriksa status." note={recordedText} onRetry={again} />
    ) : (
      <ErrorState title="Belum bisa memeriksa status.">Kami terus mencoba. {recordedText}</ErrorState>
    )}
  </>
);

export const PaymentResult = ({ trxId }: { trxId: string }) => {
  const payment = useWatchedPayment(trxId);
  const { last, ended, broken, again } = payment;
  const transaction = transactionOf(payment);
  const didFail = useHonestAddress(transaction);
  const wayOfPaying = useWayOfPaying();
  useLostFocus(last?.kind);
  usePageTitle(transaction ? resultText(transaction, wayOfPaying, didFail).title : undefined);

  const paid = transaction?.status === 'paid';
  const missing = last?.kind === 'missing';
  return (
    <InZone value={transaction?.schedule.zone}>
      <PurchaseSteps current={paid ? 4 : missing ? 1 : 2} free={transaction?.amount === 0} />
      {broken !== null && <Unreachable error={broken} ended again={again} />}
      {missing && <PaymentMissing />}
      {last === null && broken === null && <Skeleton name="detail" />}
      {last?.kind === 'unreachable' && <Unreachable error={last.error} ended={ended} again={again} />}
      {(last?.kind === 'waiting' || last?.kind === 'stillPending') && (
        <PaymentPending transaction={last.transaction} didFail={didFail} watching={!ended} onCheckAgain={again} />
      )}
      {last?.kind === 'settled' && <PaymentEnded transaction={last.transaction} />}
    </InZone>
  );
};
