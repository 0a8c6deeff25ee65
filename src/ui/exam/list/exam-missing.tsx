import { LinkButton } from '../../components/button/link-button.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { statusText } from '../../failure-text.ts';
import { examsAddress } from '../../running-exam/exam-address.ts';

export const ExamMissing = ({ title, trxId }: { readonly title: string; readonly trxId: string }) => (
  <>
    <PageHeading title={title} />
    <EmptyState title={statusText(404)} action={<LinkButton to={examsAddress(trxId)}>Lihat daftar ujian</LinkButton>}>
      Asesmen Anda tidak memuat ujian ini. Ujian yang perlu Anda kerjakan ada di daftar ujian.
    </EmptyState>
  </>
);
