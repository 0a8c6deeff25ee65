import Download from 'lucide-react/icons/download';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import type { ExamContent } from '../../../domain/exam/question.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { deviceOnlyText } from '../exam-text.ts';
import { NoticeLine } from './notice-line.tsx';
import { useSaveUnsent } from './use-attempt-files.ts';
import { useAttemptState } from './use-attempt-state.ts';

interface NoticesProps {
  readonly attempt: RunningAttempt;
  readonly exam: Exam;
  readonly content: ExamContent;
}

export const NotDurable = ({ attempt, exam }: Pick<NoticesProps, 'attempt' | 'exam'>) => {
  const unsent = useAttemptState(attempt, 'unsent');
  return (
    <NoticeLine
      tone="caution"
      action={
        unsent > 0 && (
          <SaveButton attempt={attempt} exam={exam}>
            Unduh jawaban yang belum terkirim
          </SaveButton>
        )
      }
    >
      Penyimpanan perangkat tidak tersedia. Jangan tutup halaman ini.
    </NoticeLine>
  );
};

export const Unreadable = ({ content: { unreadable = 0 } }: Pick<NoticesProps, 'content'>) =>
  unreadable > 0 && <NoticeLine tone="caution">{unreadable} soal tidak dapat ditampilkan. Hubungi asesor.</NoticeLine>;

const SaveButton = ({ attempt, exam, children }: Pick<NoticesProps, 'attempt' | 'exam'> & { children: string }) => (
  <Button size="small" variant="secondary" onClick={useSaveUnsent(attempt, exam)}>
    <Download size={16} aria-hidden="true" />
    {children}
  </Button>
);

export const TakenEarly = ({ attempt, exam }: Pick<NoticesProps, 'attempt' | 'exam'>) => {
  const takenEarly = useAttemptState(attempt, 'takenEarly');
  if (!takenEarly) return null;
  return (
    <NoticeLine
      tone="caution"
      action={
        <SaveButton attempt={attempt} exam={exam}>
          Unduh jawaban
        </SaveButton>
      }
    >
      Server menjawab penyimpanan jawaban seolah-olah ujian ini sudah dikumpulkan. Jawaban Anda tetap tersimpan di
      perangkat ini. Segera beri tahu asesor.
    </NoticeLine>
  );
};

export const Offered = ({ attempt, exam }: Pick<NoticesProps, 'attempt' | 'exam'>) => {
  const offered = useAttemptState(attempt, 'offered');
  if (offered === 0) return null;
  return (
    <NoticeLine
      tone="caution"
      action={
        <>
          <Button size="small" onClick={() => attempt.takeOffered()}>
            Pakai jawaban itu
          </Button>
          <SaveButton attempt={attempt} exam={exam}>
            Unduh jawaban
          </SaveButton>
        </>
      }
    >
      {offered} jawaban dari pengerjaan sebelumnya masih ada di perangkat ini. Soalnya belum Anda jawab sekarang.
    </NoticeLine>
  );
};

export const DeviceOnly = ({ attempt, exam, content }: Pick<NoticesProps, 'attempt' | 'exam' | 'content'>) => {
  const deviceOnly = useAttemptState(attempt, 'deviceOnly');
  if (!deviceOnly || content.questions.every(({ kind }) => kind === 'upload')) return null;
  return (
    <NoticeLine tone="caution">
      {deviceOnlyText} Jawaban di perangkat lain tidak ada di sini.
      {!exam.submitAllowed && ' Kumpulkan sebelum waktu habis.'}
    </NoticeLine>
  );
};

/** Reports saved answers that this device can no longer read (fault matrix 70). A new answer removes its question from the list. */
export const Unopened = ({ attempt, content }: Pick<NoticesProps, 'attempt' | 'content'>) => {
  const unopened = useAttemptState(attempt, 'unopened');
  if (unopened.length === 0) return null;
  const numbers = content.questions.filter(({ id }) => unopened.includes(id)).map(({ no }) => String(no));
  return (
    <NoticeLine tone="caution">
      {unopened.length} jawaban yang tersimpan di perangkat ini tidak dapat dibuka
      {numbers.length > 0 && numbers.length <= 10 && ` (soal ${new Intl.ListFormat('id').format(numbers)})`}. Jawaban di
      server tetap aman. Periksa soal itu, lalu jawab lagi bila perlu.
    </NoticeLine>
  );
};
