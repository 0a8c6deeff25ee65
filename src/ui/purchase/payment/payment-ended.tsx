import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { lazyComponent } from '../../core/lazy-component.ts';
import { paths } from '../../core/paths.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { SkeletonBlock } from '../../kit/components/feedback/skeleton-block.ts';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import {
  PaymentFailedPicture,
  PaymentPendingPicture,
  PaymentSuccessPicture,
} from '../../kit/illustrations/payment-pictures.tsx';
import { AskBody } from '../ask-body.tsx';
import { transactionAddress } from '../history/history-address.ts';
import { TransactionFacts } from '../history/transaction-facts.tsx';
import { BuyAgain } from './lazy-buy-again.tsx';
import { resultText } from './payment-result-text.ts';
import { ResultPanel } from './result-panel.tsx';

const AfterPayment = lazyComponent(() => import('./after-payment.tsx'), <SkeletonBlock $height="11rem" />);

const Paid = ({ transaction }: { transaction: Transaction }) => (
  <ResultPanel
    {...resultText(transaction)}
    picture={<PaymentSuccessPicture />}
    actions={
      <LinkButton to={transactionAddress(transaction.id)} variant="secondary">
        Lihat rincian dan bukti
      </LinkButton>
    }
  >
    <AfterPayment transaction={transaction} />
    <TransactionFacts transaction={transaction} />
  </ResultPanel>
);

const Unpaid = ({ transaction }: { transaction: Transaction }) => (
  <ResultPanel
    {...resultText(transaction)}
    actionsFirst
    picture={transaction.status === 'unknown' ? <PaymentPendingPicture /> : <PaymentFailedPicture />}
    actions={
      <>
        {transaction.status === 'unknown' ? <AskBody /> : <BuyAgain transaction={transaction} />}
        <LinkButton to={paths.transactions.to({})} variant="secondary">
          Lihat Riwayat Pembelian
        </LinkButton>
      </>
    }
  >
    <TransactionFacts transaction={transaction} />
    {transaction.amount !== 0 && (
      <Callout>
        Bila dana Anda sudah terpotong, simpan bukti pembayarannya lalu{' '}
        <TextLink to={`${paths.contact.to({})}?tulis=refund`}>hubungi lembaga sertifikasi</TextLink> dengan menyebutkan
        nomor transaksi di atas.
      </Callout>
    )}
  </ResultPanel>
);

export const PaymentEnded = ({ transaction }: { transaction: Transaction }) =>
  transaction.status === 'paid' ? <Paid transaction={transaction} /> : <Unpaid transaction={transaction} />;
