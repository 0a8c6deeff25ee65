import { statusText } from '../../../core/failure-text.ts';
import { useReachable } from '../../../core/page/reachable.ts';
import { paths } from '../../../core/paths.ts';
import { LinkButton } from '../../../kit/components/button/link-button.tsx';
import { EmptyState } from '../../../kit/components/feedback/empty-state.tsx';
import { PageHeading } from '../../../kit/components/layout/page-heading.tsx';

interface FormMissingProps {
  readonly title: string;
  readonly forbidden?: boolean;
  readonly what?: string;
}

export const FormMissing = ({ title, forbidden = false, what = 'Dokumen' }: FormMissingProps) => {
  const reachable = useReachable();
  return (
    <>
      <PageHeading title={title} />
      <EmptyState
        title={statusText(forbidden ? 403 : 404)}
        action={<LinkButton to={reachable(paths.assessments.to({}))}>Kembali ke Sertifikasi Saya</LinkButton>}
      >
        {forbidden
          ? `${what} ini milik akun lain. Pastikan Anda masuk dengan akun yang benar.`
          : `${what} pada alamat ini tidak ada di akun Anda. Buka kembali dari daftar sertifikasi Anda.`}
      </EmptyState>
    </>
  );
};
