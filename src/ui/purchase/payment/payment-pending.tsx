import { keyframes, styled } from 'styled-components';
import { isPayable, type Transaction } from '../../../domain/purchase/transaction.ts';
import { paths } from '../../core/paths.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { PaymentPendingPicture } from '../../kit/illustrations/payment-pictures.tsx';
import { media } from '../../kit/theme/media.ts';
import { color, fontSize, fontWeight, radius, space } from '../../kit/theme/theme.ts';
import { TransactionFacts } from '../history/transaction-facts.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { PaymentNotSetUp } from './payment-not-set-up.tsx';
import { resultText } from './payment-result-text.ts';
import { ResultPanel } from './result-panel.tsx';
import { Transfer } from './transfer.tsx';
import { UnknownAmount } from './unknown-amount.tsx';
import { usePayAgain } from './use-pay-again.ts';
import { useWayOfPaying } from './way-of-paying.ts';

export interface PaymentPendingProps {
  readonly transaction: Transaction;
  /** Where the address says so; only a hint. */
  readonly didFail: boolean;
  readonly watching: boolean;
  readonly onCheckAgain: () => void;
}

const waitText = ({ amount }: Transaction, byTransfer: boolean): string => {
  if (byTransfer) return 'Setelah mentransfer, Anda boleh menutup halaman ini. Anda mendapat notifikasi setelah lunas.';
  const wait = 'di halaman ini, atau tutup dan kembali kapan saja lewat Riwayat Pembelian.';
  return amount === 0 ? `Tunggu ${wait}` : `Sudah membayar? Tunggu ${wait}`;
};

export const PaymentPending = ({ transaction, didFail, watching, onCheckAgain }: PaymentPendingProps) => {
  const { pay, running, outcome } = usePayAgain(transaction, onCheckAgain);
  const wayOfPaying = useWayOfPaying();
  const payable = isPayable(transaction);
  const byTransfer = payable && wayOfPaying === 'transfer';
  return (
    <ResultPanel
      {...resultText(transaction, wayOfPaying, didFail)}
      picture={<PaymentPendingPicture />}
      actionsFirst={!byTransfer}
      notice={
        <>
          {outcome && !running && <OutcomeNotice outcome={outcome} />}
          {byTransfer ? null : watching ? (
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
          {wayOfPaying === 'window' && payable && (
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
      {byTransfer && <Transfer transaction={transaction} onAnswer={onCheckAgain} />}
      <TransactionFacts transaction={transaction} />
      {payable && wayOfPaying === null && <PaymentNotSetUp />}
      {transaction.amount === null && <UnknownAmount />}
      <ul>
        {wayOfPaying === 'window' && payable && (
          <li>Belum membayar? Tekan Lanjutkan pembayaran; tagihan Anda tetap sama.</li>
        )}
        <li>{waitText(transaction, byTransfer)}</li>
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
