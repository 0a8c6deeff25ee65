import type { Transaction } from '../../domain/purchase/transaction.ts';
import { Button } from '../components/button.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { Notice } from '../components/notice.tsx';
import { PaymentPendingPicture } from '../illustrations/payment-pending-picture.tsx';
import { paths } from '../paths.ts';
import { resultText } from './payment-result-text.ts';
import { Polling } from './polling.tsx';
import { usePurchasable } from './purchase-data.ts';
import { ResultPanel } from './result-panel.tsx';
import { stepAddress } from './step-address.ts';
import { TransactionFacts } from './transaction-facts.tsx';

/** Where this purchase can still be paid, once its schedule is known; a purchase does not name its budget line. */
const usePayAddress = ({ schedule, budgetSource }: Transaction): string | null => {
  const found = usePurchasable(schedule.id).data?.schedule;
  const budget = found?.budgets.find(({ source }) => source === budgetSource);
  if (!found || !budget || budget.price === 0) return null;
  return stepAddress({ slug: found.scheme.slug, scheduleId: found.id, budgetSource, budgetary: budget.id }, 'bayar');
};

export interface PaymentPendingProps {
  readonly transaction: Transaction;
  readonly watching: boolean;
  readonly onCheckAgain: () => void;
}

/** The payment has not arrived: says so, what to do, and whether it is still being looked for. */
export const PaymentPending = ({ transaction, watching, onCheckAgain }: PaymentPendingProps) => {
  const payAddress = usePayAddress(transaction);
  return (
    <ResultPanel
      {...resultText(transaction)}
      picture={<PaymentPendingPicture />}
      actions={
        <>
          {!watching && <Button onClick={onCheckAgain}>Periksa lagi</Button>}
          {payAddress && (
            <LinkButton to={payAddress} variant={watching ? 'primary' : 'secondary'}>
              Lanjutkan pembayaran
            </LinkButton>
          )}
          <LinkButton to={paths.home.to({})} variant="secondary">
            Kembali ke Beranda
          </LinkButton>
        </>
      }
    >
      {watching ? (
        <Polling />
      ) : (
        <Notice tone="caution" live="polite" title="Konfirmasi belum kami terima">
          Kami sudah memeriksa selama 5 menit. Bila Anda sudah membayar, tidak perlu membayar lagi: konfirmasi bisa
          datang kemudian dan Anda akan mendapat notifikasi.
        </Notice>
      )}
      <TransactionFacts transaction={transaction} />
      <ul>
        <li>Belum membayar? Tekan Lanjutkan pembayaran; tagihan Anda tetap sama.</li>
        <li>Sudah membayar? Tunggu di halaman ini, atau tutup dan kembali kapan saja lewat Riwayat Pembelian.</li>
      </ul>
    </ResultPanel>
  );
};
