import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { useNarrowWindow } from '../../core/page/use-narrow-window.ts';
import { paths } from '../../core/paths.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { AskBody } from '../ask-body.tsx';
import { Checkout } from '../order/checkout.tsx';
import { TotalLine } from '../order/total-line.tsx';
import { BuyAgain } from '../payment/lazy-buy-again.tsx';
import { resultText } from '../payment/payment-result-text.ts';
import { receiptAddress } from './history-address.ts';
import { TransactionSection } from './transaction-section.tsx';

const PaidWays = ({ id }: Transaction) => {
  const mobile = useNarrowWindow();
  return (
    <>
      {mobile ? (
        <p>Proses sertifikasi dibuka di laptop atau komputer, dengan akun yang sama.</p>
      ) : (
        <LinkButton to={paths.timeline.to({ id: encodeTrxId(id) })} wide>
          Buka proses sertifikasi
        </LinkButton>
      )}
      <LinkButton to={receiptAddress(id)} variant="secondary" wide>
        Lihat bukti pembelian
      </LinkButton>
    </>
  );
};

/** Differs from the text right after the payment, because the certification may be long over. */
const paidText = { title: 'Lunas', lead: 'Pendaftaran Anda pada jadwal ini sudah tercatat.' };

export const TransactionEnded = ({ transaction }: { transaction: Transaction }) => {
  const { status, amount } = transaction;
  const paid = status === 'paid';
  const { title, lead } = paid ? paidText : resultText(transaction);
  return (
    <Checkout
      sideFirst
      sideLabel="Status dan langkah berikutnya"
      side={
        <>
          <h2>{title}</h2>
          <p>{lead}</p>
          <TotalLine price={amount} />
          {paid && <PaidWays {...transaction} />}
          {status === 'unknown' && <AskBody wide />}
          {!paid && status !== 'unknown' && <BuyAgain transaction={transaction} />}
        </>
      }
    >
      <TransactionSection transaction={transaction} />
    </Checkout>
  );
};
