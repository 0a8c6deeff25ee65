import { EmptyState } from './components/empty-state.tsx';
import { LinkButton } from './components/link-button.tsx';
import { PageHeading } from './components/page-heading.tsx';
import { paths } from './paths.ts';
import type { PageProps } from './route.tsx';

/** An honest page for what this portal will do but does not do yet. */
const NotAvailablePage = ({ title }: PageProps) => (
  <>
    <PageHeading title={title} />
    <EmptyState
      title="Halaman ini belum tersedia"
      action={<LinkButton to={paths.home.to({})}>Kembali ke Beranda</LinkButton>}
    >
      Kami sedang menyiapkannya. Untuk sementara, hubungi lembaga sertifikasi bila Anda memerlukan layanan ini.
    </EmptyState>
  </>
);

export default NotAvailablePage;
