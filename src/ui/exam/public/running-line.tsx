import type { Exam } from '../../../domain/exam/exam.ts';
import type { LeftPage } from '../../core/alerts/alerts-view.ts';
import { measureWindow } from '../../core/page/window-width.ts';
import { examToReturnTo, isLeftExam } from './exam-address.ts';
import { examName } from './exam-kinds.ts';
import { useRunningExams } from './running-exam-data.ts';
import { TimeLeft } from './time-left.tsx';
import { useCountdown } from './use-countdown.ts';

interface RunningLineProps {
  readonly left: LeftPage;
}

const Line = ({ exam, left }: RunningLineProps & { readonly exam: Exam }) => {
  const { remaining, over } = useCountdown(exam);
  if (over) return <p>Waktu {examName(exam)} telah habis.</p>;
  return (
    <p>
      <strong>
        {examName(exam)} sedang berjalan
        <TimeLeft remaining={remaining} />.
      </strong>{' '}
      {isLeftExam(exam, left) ? 'Jawaban Anda aman.' : 'Jawaban yang sudah terkirim aman.'}{' '}
      {measureWindow().touch
        ? 'Lanjutkan di laptop atau komputer.'
        : 'Jangan tutup halaman ini; ujian terbuka lagi begitu jendela cukup lebar.'}
    </p>
  );
};

const RunningLineOfCandidate = ({ left }: RunningLineProps) => {
  const exam = examToReturnTo(useRunningExams(), left);
  return exam && <Line exam={exam} left={left} />;
};

export default RunningLineOfCandidate;
