import { statusText } from '../../core/failure-text.ts';
import { paths } from '../../core/paths.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';

export const PaymentMissing = ({ title = 'Status pembayaran' }: { title?: string }) => (
  <>
    <PageHeading title={title} />
    <EmptyState
      title={statusText(404)}
      action={
        <>
          <LinkButton to={paths.transactions.to({})}>Lihat Riwayat Pembelian</LinkButton>
          <LinkButton to={paths.home.to({})} variant="secondary">
            Kembali ke Beranda
          </LinkButton>
        </>
      }
    >
      Pembelian pada alamat ini tidak ada di akun Anda. Periksa kembali tautannya, atau buka riwayat pembelian Anda.
    </EmptyState>
  </>
);
