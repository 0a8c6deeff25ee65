import type { TransactionTab } from '../../../domain/purchase/transaction.ts';
import { paths } from '../../core/paths.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { NoTransactionsPicture } from '../../kit/illustrations/no-transactions-picture.tsx';
import { historyAddress } from './history-address.ts';

const texts: Readonly<Record<TransactionTab, { readonly title: string; readonly text: string }>> = {
  pending: {
    title: 'Tidak ada tagihan yang menunggu',
    text: 'Pendaftaran yang belum Anda bayar tampil di sini, lengkap dengan batas waktunya.',
  },
  paid: {
    title: 'Belum ada pembelian yang lunas',
    text: 'Setelah pembayaran Anda kami terima, pembelian dan bukti pembeliannya tampil di sini.',
  },
  failed: {
    title: 'Tidak ada pembelian yang gagal',
    text: 'Pembelian yang gagal, kedaluwarsa, atau dibatalkan tampil di sini.',
  },
};

export interface NoTransactionsProps {
  readonly tab: TransactionTab;
  readonly page: number;
  readonly last: number;
}

export const NoTransactions = ({ tab, page, last }: NoTransactionsProps) =>
  page > 1 ? (
    <EmptyState
      title={`Halaman ${page} tidak ada`}
      action={
        <LinkButton to={historyAddress(tab, last < page ? last : 1)}>
          {last > 1 && last < page ? 'Buka halaman terakhir' : 'Buka halaman pertama'}
        </LinkButton>
      }
    >
      Daftar ini tidak sepanjang itu. Mungkin sebagian pembelian sudah berpindah ke tab lain.
    </EmptyState>
  ) : (
    <EmptyState
      picture={<NoTransactionsPicture />}
      title={texts[tab].title}
      action={
        <>
          <LinkButton to={paths.schemes.to({})}>Lihat skema sertifikasi</LinkButton>
          {tab !== 'paid' && (
            <LinkButton to={historyAddress('paid')} variant="secondary">
              Lihat yang sudah lunas
            </LinkButton>
          )}
        </>
      }
    >
      {texts[tab].text}
    </EmptyState>
  );
