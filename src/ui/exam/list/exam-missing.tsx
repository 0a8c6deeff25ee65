import { statusText } from '../../core/failure-text.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { examsAddress } from '../public/exam-address.ts';

export const ExamMissing = ({ title, trxId }: { readonly title: string; readonly trxId: string }) => (
  <>
    <PageHeading title={title} />
    <EmptyState title={statusText(404)} action={<LinkButton to={examsAddress(trxId)}>Lihat daftar ujian</LinkButton>}>
      Asesmen Anda tidak memuat ujian ini. Ujian yang perlu Anda kerjakan ada di daftar ujian.
    </EmptyState>
  </>
);
