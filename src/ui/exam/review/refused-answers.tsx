import Download from 'lucide-react/icons/download';
import type { Exam } from '../../../domain/exam/exam.ts';
import type { ReviewFacts } from '../../../domain/exam/review-facts.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { useSaveRefused } from '../attempt/use-attempt-files.ts';
import type { Submission } from '../attempt/use-submit-answers.ts';
import { ReviewPanel } from './review-panel.tsx';

interface RefusedAnswersProps {
  readonly exam: Exam;
  readonly refused: ReviewFacts['refused'];
  readonly submission: Submission;
  readonly deviceOnly: boolean;
  readonly disabled: boolean;
}

/** Answers that the server does not take, while it takes the others. */
export const RefusedAnswers = ({ exam, refused, submission, deviceOnly, disabled }: RefusedAnswersProps) => {
  const saveRefused = useSaveRefused(exam, refused);
  const numbers = new Intl.ListFormat('id').format(refused.map(({ question }) => String(question.no)));
  return (
    <ReviewPanel title="Tidak diterima server">
      <p>
        Jawaban ini tetap ada di perangkat Anda, dan dikirim lagi saat Anda mengumpulkan. Bila server tetap menolaknya,
        Anda dapat mengubahnya, atau mengumpulkan jawaban lain tanpa jawaban ini. Hubungi asesor bila perlu.
      </p>
      <ul>
        {refused.map(({ question, reason }) => (
          <li key={question.id}>
            Soal {question.no}
            {reason && `: ${reason}`}
          </li>
        ))}
      </ul>
      {submission.blocked?.certain && (
        <Callout
          tone="critical"
          live="assertive"
          title={`Server tidak menerima jawaban soal ${numbers}`}
          action={
            <Button
              size="small"
              busy={submission.busy}
              disabled={disabled && !submission.busy}
              onClick={() => submission.submitWithout(refused.map(({ question }) => question.id))}
            >
              Kumpulkan tanpa jawaban itu
            </Button>
          }
        >
          Ujian belum dikumpulkan.{' '}
          {deviceOnly ? 'Semua jawaban ada di perangkat ini.' : 'Jawaban lain sudah ada di server.'} Kadang kata atau
          tanda tertentu ditolak: ubah jawaban itu lalu kumpulkan lagi, atau kumpulkan tanpa jawaban itu.
        </Callout>
      )}
      <div>
        <Button size="small" variant="secondary" onClick={saveRefused}>
          <Download size={16} aria-hidden="true" />
          Unduh jawaban itu
        </Button>
      </div>
    </ReviewPanel>
  );
};
