import type { ReactNode } from 'react';
import type { Exam, Exams } from '../../domain/exam/exam.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { examsAddress, timelineAddress } from './exam-address.ts';
import { examName } from './exam-text.ts';

const lockedText = 'Asesor belum membuka ujian ini. Halaman ini berubah sendiri begitu ujian dibuka.';
const closedText = 'Asesor menutup ujian ini.';
const unknownText = 'Portal ini belum mengenal status ujian dari server. Muat ulang halaman, atau hubungi admin LSP.';

interface ExamLockedProps {
  readonly all: Exams;
  readonly exam: Exam;
  /** What a sitting that ran here before has left. */
  readonly left: ReactNode;
}

const words = ({ status, startedAt }: Exam): { readonly title: string; readonly text: string } => {
  if (status === 'unknown') return { title: 'Status ujian tidak dikenal', text: unknownText };
  if (startedAt !== null) return { title: 'Ujian ini ditutup', text: closedText };
  return { title: 'Ujian belum dapat dikerjakan', text: lockedText };
};

/** An exam that cannot be taken now, and why: not opened yet, or closed by the assessor while its time ran. */
export const ExamLocked = ({ all, exam, left }: ExamLockedProps) => {
  const { note, trxId, startedAt } = exam;
  const { title, text } = words(exam);
  const { name } = all.assessor;
  return (
    <>
      <PageHeading eyebrow={all.scheme.title} title={examName(exam)} />
      {left}
      <EmptyState
        title={title}
        action={
          <>
            <LinkButton to={timelineAddress(trxId)}>Lihat proses sertifikasi</LinkButton>
            <LinkButton to={examsAddress(trxId)} variant="secondary">
              Lihat daftar ujian
            </LinkButton>
          </>
        }
      >
        <p>{note ?? text}</p>
        {startedAt !== null && (
          <p>
            Jawaban yang sudah terkirim tetap tersimpan. Hubungi asesor{name && ` ${name}`} untuk langkah berikutnya.
          </p>
        )}
      </EmptyState>
    </>
  );
};
