import type { ReactNode } from 'react';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { type Exam, type Exams, isWaiting } from '../../../domain/exam/exam.ts';
import { isAnyHandedIn } from '../../../domain/exam/next-exam.ts';
import { stageAddress } from '../../assessment/public/next-step/stage-address.ts';
import { paths } from '../../core/paths.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { politely } from '../../kit/components/feedback/politely.ts';
import { Disclosure } from '../../kit/components/layout/disclosure.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { placeText } from '../../kit/format/place.ts';
import { RecordDownload } from '../attempt/record-download.tsx';
import { closingText, opensText } from '../exam-text.ts';
import { timelineAddress } from '../public/exam-address.ts';
import { examName } from '../public/exam-kinds.ts';
import { MissedExam } from './missed-exam.tsx';
import { useExamCheck } from './use-exam-check.ts';

const lockedText = 'Asesor belum membuka ujian ini.';
const closedText = 'Asesor menutup ujian ini.';
const followedText = 'Halaman ini berubah sendiri begitu ujian dibuka.';
const unknownText = 'Portal ini belum mengenal status ujian dari server. Muat ulang halaman, atau hubungi admin LSP.';

interface ExamLockedProps {
  readonly all: Exams;
  readonly exam: Exam;
  readonly left: ReactNode;
}

const words = (exam: Exam, { day }: Exams): { readonly title: string; readonly text: string } => {
  const { status, startedAt } = exam;
  if (isWaiting(exam)) {
    const place = day ? ` di ${placeText(day.siteName, day.city)}` : '';
    return { title: 'Ujian dibuka pada hari asesmen', text: `${opensText(exam, day)}${place}.` };
  }
  if (status === 'unknown') return { title: 'Status ujian tidak dikenal', text: unknownText };
  if (startedAt !== null) return { title: 'Ujian ini ditutup', text: closedText };
  return { title: 'Ujian belum dapat dikerjakan', text: lockedText };
};

const isAssessed = ({ exams }: Exams): boolean => exams.some(({ status }) => status === 'assessed');

export const ExamLocked = ({ all, exam, left }: ExamLockedProps) => {
  const { note, trxId, startedAt, status } = exam;
  const checking = useExamCheck(exam);
  const missed = status === 'missed';
  const { title, text } = missed ? { title: 'Anda tidak mengikuti ujian ini', text: '' } : words(exam, all);
  const { name } = all.assessor;
  return (
    <>
      <PageHeading eyebrow={all.scheme.title} title={examName(exam)} />
      {left}
      <EmptyState
        title={title}
        action={
          <>
            {isWaiting(exam) ? (
              <LinkButton to={paths.rehearsal.to({ trxid: encodeTrxId(trxId) })}>Buka gladi bersih</LinkButton>
            ) : missed ? (
              isAssessed(all) && <LinkButton to={stageAddress('result', trxId)}>Lihat hasil asesmen</LinkButton>
            ) : (
              <Button busy={checking.busy} onClick={checking.check}>
                Periksa lagi
              </Button>
            )}
            <LinkButton to={timelineAddress(trxId)} variant="secondary">
              Lihat proses sertifikasi
            </LinkButton>
          </>
        }
      >
        <Stack $gap={3}>
          {missed ? <MissedExam exam={exam} othersTaken={isAnyHandedIn(all)} /> : <p>{note ?? text}</p>}
          {isWaiting(exam) && exam.closesAt && <p>{closingText(exam.closesAt, all.day?.zone)}</p>}
          {startedAt !== null && (
            <p>
              Jawaban yang sudah terkirim tetap tersimpan. Hubungi asesor{name && ` ${name}`} untuk langkah berikutnya.
            </p>
          )}
          {status !== 'unknown' && !missed && <p>{followedText}</p>}
          <p {...politely}>{checking.unchanged && 'Status ujian belum berubah.'}</p>
        </Stack>
      </EmptyState>
      {startedAt !== null && (
        <Disclosure title="Catatan ujian">
          <RecordDownload all={all} exam={exam} attempt={null} />
        </Disclosure>
      )}
    </>
  );
};
