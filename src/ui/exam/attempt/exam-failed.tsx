import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { examName } from '../public/exam-kinds.ts';
import { runningTitle } from '../public/running-title.ts';
import { TimeLeft } from '../public/time-left.tsx';
import { useCountdown } from '../public/use-countdown.ts';
import { useAttemptState, useUnsentText } from './use-attempt-state.ts';

interface ExamFailedProps {
  readonly exam: Exam;
  readonly attempt: RunningAttempt;
  readonly onReturn: () => void;
}

/** In the place of a running exam whose page has failed. The attempt itself goes on: it still sends, and ends with its time. */
export const ExamFailed = ({ exam, attempt, onReturn }: ExamFailedProps) => {
  const { remaining, over } = useCountdown(exam);
  const unsent = useUnsentText(attempt);
  const refused = useAttemptState(attempt, 'refused');
  const name = examName(exam);
  return (
    <>
      <PageHeading title={name} />
      <Callout
        tone="caution"
        live="assertive"
        title="Halaman ujian ini berhenti karena kesalahan"
        action={<Button onClick={onReturn}>Kembali ke ujian</Button>}
      >
        Ujian dan jawaban Anda tidak terpengaruh. Jika terjadi lagi, matikan penerjemah halaman dan ekstensi browser,
        lalu muat ulang halaman ini.
      </Callout>
      <p>
        {runningTitle({ name, over })}
        {!over && <TimeLeft remaining={remaining} />}.
      </p>
      <p>{unsent === '' ? 'Semua jawaban terkirim.' : `${unsent} belum terkirim; portal tetap mengirimnya.`}</p>
      {refused > 0 && <p>{refused} jawaban tidak diterima.</p>}
    </>
  );
};
