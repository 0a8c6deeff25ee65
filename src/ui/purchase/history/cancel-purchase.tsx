import { useState } from 'react';
import { ApiFailure } from '../../../application/api-failure.ts';
import type { CancelOutcome } from '../../../application/purchase/cancel-purchase.ts';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { useAlerts } from '../../core/alerts/alerts-view.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { ConfirmDialog } from '../../kit/components/overlay/confirm-dialog.tsx';
import { longDate } from '../../kit/format/date.ts';
import { schemeTitle } from '../../kit/format/scheme-title.ts';
import { useCancelPurchase } from './transaction-data.ts';

const texts = {
  cancelled: 'Pembelian dibatalkan.',
  alreadyPaid: 'Pembayaran Anda sudah kami terima, jadi pembelian ini tidak dibatalkan.',
  alreadyEnded: 'Pembelian ini sudah berakhir sebelum sempat dibatalkan.',
  notCancelled: 'Menurut server, pembelian ini belum dibatalkan. Tunggu sebentar, lalu coba lagi bila masih perlu.',
  notKnown:
    'Belum diketahui apakah pembelian ini dibatalkan: jawaban server tidak sampai atau tidak dapat dibaca. Periksa Riwayat Pembelian sebelum mencoba lagi.',
  busyInOtherTab: 'Pembayaran ini sedang dibuka di tab lain. Tutup pembayaran di tab itu, lalu coba lagi.',
} as const;

const textOf = (outcome: CancelOutcome): string =>
  outcome.kind === 'refused'
    ? outcome.reasons.join(' ') || 'Pembelian ini belum bisa dibatalkan.'
    : texts[outcome.kind];

export const CancelPurchase = ({ transaction }: { transaction: Transaction }) => {
  const [asking, setAsking] = useState(false);
  const cancelling = useCancelPurchase(transaction);
  const alerts = useAlerts();

  const cancel = async () => {
    try {
      const outcome = await cancelling.mutateAsync();
      setAsking(false);
      if (outcome.kind !== 'cancelled') return alerts.inform(textOf(outcome));
      alerts.succeeded(textOf(outcome));
      window.scrollTo(0, 0); // to the new state, which replaces this button
    } catch (error) {
      setAsking(false);
      if (!(error instanceof ApiFailure && error.kind === 'expired')) alerts.failed(error);
    }
  };

  const { startsAt } = transaction.schedule;
  return (
    <>
      <Button variant="quiet" wide onClick={() => setAsking(true)}>
        Batalkan pembelian
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title="Batalkan pembelian ini?"
        confirmLabel="Ya, batalkan"
        cancelLabel="Tidak"
        busy={cancelling.isPending}
        onConfirm={() => void cancel()}
        onCancel={() => !cancelling.isPending && setAsking(false)}
      >
        Pendaftaran Anda untuk {schemeTitle(transaction.scheme)}
        {startsAt && ` pada ${longDate(startsAt, transaction.schedule.zone)}`} dihapus dan kursinya dilepas untuk
        peserta lain. Tagihannya tidak dapat dibayar lagi.
      </ConfirmDialog>
    </>
  );
};
