import { LinkButton } from '../../components/button/link-button.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { paths } from '../../paths.ts';

/** No timeline to show: there is none, or it is not this candidate's. */
export const TimelineMissing = ({ title, forbidden = false }: { title: string; forbidden?: boolean }) => (
  <>
    <PageHeading title={title} />
    <EmptyState
      title={forbidden ? 'Data tidak boleh diakses' : 'Data tidak ditemukan'}
      action={<LinkButton to={paths.assessments.to({})}>Kembali ke Sertifikasi Saya</LinkButton>}
    >
      {forbidden
        ? 'Proses sertifikasi ini milik akun lain. Pastikan Anda masuk dengan akun yang benar.'
        : 'Proses sertifikasi pada alamat ini tidak ada di akun Anda. Buka kembali dari daftar sertifikasi Anda.'}
    </EmptyState>
  </>
);
