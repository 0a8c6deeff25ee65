import { keyframes, styled } from 'styled-components';
import { isPayable, type Transaction } from '../../../domain/purchase/transaction.ts';
import { Button } from '../../components/button/button.tsx';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Callout } from '../../components/feedback/callout.tsx';
import { useConfig } from '../../config-context.ts';
import { PaymentPendingPicture } from '../../illustrations/payment-pictures.tsx';
import { paths } from '../../paths.ts';
import { media } from '../../theme/media.ts';
import { color, fontSize, fontWeight, radius, space } from '../../theme/theme.ts';
import { TransactionFacts } from '../history/transaction-facts.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { PaymentNotSetUp } from './payment-not-set-up.tsx';
import { resultText } from './payment-result-text.ts';
import { ResultPanel } from './result-panel.tsx';
import { UnknownAmount } from './unknown-amount.tsx';
import { usePayAgain } from './use-pay-again.ts';

export interface PaymentPendingProps {
  readonly transaction: Transaction;
  readonly watching: boolean;
  readonly onCheckAgain: () => void;
}

export const PaymentPending = ({ transaction, watching, onCheckAgain }: PaymentPendingProps) => {
  const { pay, running, outcome } = usePayAgain(transaction, onCheckAgain);
  const { payment } = useConfig();
  const payable = isPayable(transaction);
  return (
    <ResultPanel
      {...resultText(transaction)}
      picture={<PaymentPendingPicture />}
      actionsFirst
      notice={
        <>
          {outcome && !running && <OutcomeNotice outcome={outcome} />}
          {watching ? (
            <Polling />
          ) : (
            <Callout tone="caution" live="polite" title="Konfirmasi belum kami terima">
              Kami sudah memeriksa selama 5 menit. Bila Anda sudah membayar, tidak perlu membayar lagi: konfirmasi bisa
              datang kemudian dan Anda akan mendapat notifikasi.
            </Callout>
          )}
        </>
      }
      actions={
        <>
          {!watching && <Button onClick={onCheckAgain}>Periksa lagi</Button>}
          {payment && transaction.amount !== 0 && payable && (
            <Button
              variant={watching ? 'primary' : 'secondary'}
              busy={running !== null}
              onClick={() => void pay('continue')}
            >
              Lanjutkan pembayaran
            </Button>
          )}
          <LinkButton to={paths.transactions.to({})} variant="secondary">
            Lihat Riwayat Pembelian
          </LinkButton>
        </>
      }
    >
      <TransactionFacts transaction={transaction} />
      {payable && !payment && <PaymentNotSetUp />}
      {transaction.amount === null && <UnknownAmount />}
      <ul>
        {payment && payable && <li>Belum membayar? Tekan Lanjutkan pembayaran; tagihan Anda tetap sama.</li>}
        <li>Sudah membayar? Tunggu di halaman ini, atau tutup dan kembali kapan saja lewat Riwayat Pembelian.</li>
      </ul>
    </ResultPanel>
  );
};

const breathe = keyframes`50% { opacity: 0.25; }`;

const Frame = styled.p`
  align-items: center;
  background: ${color.accentTint};
  border-radius: ${radius.pill};
  color: ${color.accentText};
  display: flex;
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  gap: ${space(2)};
  justify-self: center;
  padding: ${space(2)} ${space(4)};

  &::before {
    background: ${color.accent};
    block-size: 0.625rem;
    border-radius: 50%;
    content: '';
    flex: none;
    inline-size: 0.625rem;

    ${media.motion} {
      animation: ${breathe} 1.6s ease-in-out infinite;
    }
  }
`;

const Polling = () => <Frame role="status">Memeriksa status secara otomatis…</Frame>;
