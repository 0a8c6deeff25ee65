import { useQuery } from '@tanstack/react-query';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { HandedIn } from '../../assessment/public/next-step/handed-in.tsx';
import { useTimelineQuery } from '../../assessment/public/timeline-data.ts';
import { useEventsArrive } from '../../core/use-events-arrive.ts';
import { CopyableNumber } from './copyable-number.tsx';

const askAgainMs = 15_000;

const AfterPayment = ({ transaction: { id, amount, paidAt } }: { readonly transaction: Transaction }) => {
  const arrives = useEventsArrive();
  const { data: timeline } = useQuery({
    ...useTimelineQuery()(id),
    refetchInterval: ({ state }) => (state.data === null ? (arrives ? 4 : 1) * askAgainMs : false),
  });
  return (
    <HandedIn trxId={id} done={amount === 0 ? 'Pendaftaran tercatat' : 'Pembayaran diterima'} at={paidAt}>
      <p>
        Nomor transaksi <CopyableNumber number={id} />
      </p>
      {timeline === null && (
        <p>
          Proses sertifikasi Anda sedang disiapkan. Biasanya hanya sebentar; halaman ini memeriksanya sendiri, dan Anda
          juga mendapat notifikasi.
        </p>
      )}
    </HandedIn>
  );
};

export default AfterPayment;
