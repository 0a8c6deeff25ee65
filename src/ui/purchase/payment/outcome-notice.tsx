import type { PurchaseOutcome } from '../../../application/purchase/pay-transaction.ts';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { usePaymentTerm } from '../../assessment/public/next-step/use-payment-term.ts';
import { paths } from '../../core/paths.ts';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';

const Reasons = ({ reasons }: { reasons: readonly string[] }) => (
  <ul>
    {reasons.map((reason) => (
      <li key={reason}>{reason}</li>
    ))}
  </ul>
);

const WayOn = ({ transaction, besideDeadline }: { transaction: Transaction; besideDeadline: boolean }) => {
  const term = usePaymentTerm(transaction);
  if (!term) return <>Anda bisa melanjutkannya lewat Riwayat Pembelian.</>;
  if (term.over) return <>{`${term.label}: ${term.at}.`}</>;
  return <>Anda bisa melanjutkannya sampai {besideDeadline ? 'batas waktu itu' : term.at}.</>;
};

interface OutcomeNoticeProps {
  readonly outcome: PurchaseOutcome;
  readonly besideDeadline?: boolean;
}

export const OutcomeNotice = ({ outcome, besideDeadline = false }: OutcomeNoticeProps) => {
  switch (outcome.kind) {
    case 'settled':
      return null;
    case 'windowClosed':
      return (
        <Callout tone="caution" live="polite" title="Pembayaran belum selesai">
          <WayOn transaction={outcome.transaction} besideDeadline={besideDeadline} />
        </Callout>
      );
    case 'windowUnavailable':
      return (
        <Callout tone="critical" live="assertive" title="Halaman pembayaran belum bisa dibuka">
          Pembelian Anda sudah tercatat dan belum dibayar. Periksa sambungan internet Anda, matikan pemblokir iklan bila
          ada, lalu coba lagi.
        </Callout>
      );
    case 'refused':
      return (
        <Callout tone="critical" live="assertive" title="Pendaftaran belum bisa diproses">
          {outcome.reasons.length > 0 ? (
            <Reasons reasons={outcome.reasons} />
          ) : (
            'Periksa kembali pilihan jadwal dan penanggung biaya.'
          )}
        </Callout>
      );
    case 'notKnown':
      return (
        <Callout tone="caution" live="assertive" title="Belum diketahui apakah pendaftaran Anda tercatat">
          Jawaban server tidak sampai atau tidak dapat dibaca. Periksa{' '}
          <TextLink to={paths.transactions.to({})}>Riwayat Pembelian</TextLink> sebelum mencoba lagi.
        </Callout>
      );
    case 'busyInOtherTab':
      return (
        <Callout tone="caution" live="assertive" title="Pembayaran ini sedang dibuka di tab lain.">
          Selesaikan di tab tersebut, atau tutup tab itu lalu coba lagi di sini.
        </Callout>
      );
  }
};
