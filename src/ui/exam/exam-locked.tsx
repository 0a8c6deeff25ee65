import type { ReactNode } from 'react';
import type { Exam, Exams } from '../../domain/exam/exam.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { examsAddress, timelineAddress } from './exam-address.ts';
import { examName } from './exam-text.ts';

const lockedText = 'Asesor belum membuka ujian ini. Halaman ini berubah sendiri begitu ujian dibuka.';
const unknownText = 'Portal ini belum mengenal status ujian dari server. Muat ulang halaman, atau hubungi admin LSP.';

interface ExamLockedProps {
  readonly all: Exams;
  readonly exam: Exam;
  /** What a sitting that ran here before has left. */
  readonly left: ReactNode;
}

/** An exam that cannot be taken now, and why. */
export const ExamLocked = ({ all, exam, left }: ExamLockedProps) => {
  const { status, note, trxId } = exam;
  return (
    <>
      <PageHeading eyebrow={all.scheme.title} title={examName(exam)} />
      {left}
      <EmptyState
        title={status === 'unknown' ? 'Status ujian tidak dikenal' : 'Ujian belum dapat dikerjakan'}
        action={
          <>
            <LinkButton to={timelineAddress(trxId)}>Lihat proses sertifikasi</LinkButton>
            <LinkButton to={examsAddress(trxId)} variant="secondary">
              Lihat daftar ujian
            </LinkButton>
          </>
        }
      >
        {note ?? (status === 'unknown' ? unknownText : lockedText)}
      </EmptyState>
    </>
  );
};
