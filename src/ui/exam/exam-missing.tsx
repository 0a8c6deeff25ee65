import { EmptyState } from '../components/empty-state.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { examsAddress } from '../running-exam/exam-address.ts';

/** The assessment is there, but holds no such exam. */
export const ExamMissing = ({ title, trxId }: { readonly title: string; readonly trxId: string }) => (
  <>
    <PageHeading title={title} />
    <EmptyState
      title="Data tidak ditemukan"
      action={<LinkButton to={examsAddress(trxId)}>Lihat daftar ujian</LinkButton>}
    >
      Asesmen Anda tidak memuat ujian ini. Ujian yang perlu Anda kerjakan ada di daftar ujian.
    </EmptyState>
  </>
);
