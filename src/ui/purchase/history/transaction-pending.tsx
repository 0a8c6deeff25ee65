import { isPayable, type Transaction } from '../../../domain/purchase/transaction.ts';
import { useConfig } from '../../core/config-context.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Checkout } from '../order/checkout.tsx';
import { TotalLine } from '../order/total-line.tsx';
import { Countdown } from '../payment/countdown.tsx';
import { OutcomeNotice } from '../payment/outcome-notice.tsx';
import { PaymentNotSetUp } from '../payment/payment-not-set-up.tsx';
import { freeLead } from '../payment/payment-result-text.ts';
import { Transfer } from '../payment/transfer.tsx';
import { UnknownAmount } from '../payment/unknown-amount.tsx';
import type { PayAgain } from '../payment/use-pay-again.ts';
import { useWayOfPaying } from '../payment/way-of-paying.ts';
import { CancelPurchase } from './cancel-purchase.tsx';
import { TransactionSection } from './transaction-section.tsx';

export interface TransactionPendingProps {
  readonly transaction: Transaction;
  readonly payAgain: PayAgain;
  readonly onAsk: () => void;
}

export const TransactionPending = ({ transaction, payAgain, onAsk }: TransactionPendingProps) => {
  const { pay, running, outcome } = payAgain;
  const { features } = useConfig();
  const wayOfPaying = useWayOfPaying();
  const isFree = transaction.amount === 0;
  return (
    <Checkout
      sideFirst
      sideLabel="Pembayaran"
      side={
        <>
          <h2>{isFree ? 'Menunggu konfirmasi' : 'Menunggu pembayaran'}</h2>
          <TotalLine price={transaction.amount} />
          {transaction.expiresAt && !isFree && <Countdown deadline={transaction.expiresAt} onOver={onAsk} />}
          {outcome && !running && <OutcomeNotice outcome={outcome} besideDeadline />}
          {isFree ? (
            <p>{freeLead}</p>
          ) : wayOfPaying === null ? (
            <PaymentNotSetUp />
          ) : !isPayable(transaction) ? (
            <UnknownAmount />
          ) : wayOfPaying === 'transfer' ? (
            <Transfer transaction={transaction} onAnswer={onAsk} />
          ) : (
            <>
              <Button wide busy={running === 'continue'} onClick={() => void pay('continue')}>
                Lanjutkan pembayaran
              </Button>
              {features.paymentChange && (
                <Button variant="secondary" wide busy={running === 'change'} onClick={() => void pay('change')}>
                  Ganti cara bayar
                </Button>
              )}
            </>
          )}
          <CancelPurchase transaction={transaction} />
        </>
      }
    >
      <TransactionSection transaction={transaction} />
    </Checkout>
  );
};
