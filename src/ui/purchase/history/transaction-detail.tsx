import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { tabOf } from '../../../domain/purchase/transaction.ts';
import { FailureState } from '../../core/errors/failure-state.tsx';
import { usePageTitle } from '../../core/page/page-title.ts';
import { useLostFocus } from '../../core/page/use-lost-focus.ts';
import { paths } from '../../core/paths.ts';
import { InZone } from '../../core/zone-context.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import { VisuallyHidden } from '../../kit/components/text/visually-hidden.tsx';
import { useLeftPayment } from '../payment/left-payment.ts';
import { paymentAddress } from '../payment/payment-address.ts';
import { PaymentMissing } from '../payment/payment-missing.tsx';
import { usePayAgain } from '../payment/use-pay-again.ts';
import { tabTitles, transactionText } from '../transaction-text.ts';
import { historyAddress } from './history-address.ts';
import { useTransaction } from './transaction-data.ts';
import { TransactionEnded } from './transaction-ended.tsx';
import { TransactionPending } from './transaction-pending.tsx';

const title = 'Rincian pembelian';

const Shown = ({ transaction, onAsk }: { transaction: Transaction; onAsk: () => void }) => {
  const [, navigate] = useLocation();
  const left = useLeftPayment(transaction);
  // not in TransactionPending, which unmounts if the payment event arrives before the payment window closes
  const payAgain = usePayAgain(transaction, (ended) => navigate(paymentAddress(ended)), left);
  useLostFocus(transaction.status);
  return (
    <InZone value={transaction.schedule.zone}>
      <VisuallyHidden role="status">Status pembelian: {transactionText(transaction).label}</VisuallyHidden>
      {transaction.status === 'pending' ? (
        <TransactionPending transaction={transaction} payAgain={payAgain} onAsk={onAsk} />
      ) : (
        <TransactionEnded transaction={transaction} />
      )}
    </InZone>
  );
};

export const TransactionDetail = ({ trxId }: { trxId: string }) => {
  const { data, error, isFetching, refetch } = useTransaction(trxId);
  usePageTitle(title);
  if (data === null) return <PaymentMissing title={title} />;

  const content = (): ReactNode => {
    if (data) return <Shown transaction={data} onAsk={() => void refetch()} />;
    if (!error) return <Skeleton name="detail" />;
    return (
      <FailureState
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
        action={
          <LinkButton to={paths.transactions.to({})} variant="secondary">
            Lihat Riwayat Pembelian
          </LinkButton>
        }
      />
    );
  };
  const tab = data ? tabOf(data.status) : null;
  return (
    <>
      <PageHeading
        eyebrow={
          <TextLink to={historyAddress(tab ?? 'pending')}>Riwayat Pembelian{tab && ` · ${tabTitles[tab]}`}</TextLink>
        }
        title={title}
        lead={data?.scheme.title}
      />
      {content()}
    </>
  );
};
