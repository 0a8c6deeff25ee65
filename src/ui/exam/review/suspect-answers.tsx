import { useState } from 'react';
import type { AnswerView } from '../../../domain/exam/answer-record.ts';
import type { Question } from '../../../domain/exam/question.ts';
import { failureText } from '../../core/failure-text.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Checkbox } from '../../kit/components/choice/checkbox.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import type { Submission } from '../attempt/use-submit-answers.ts';
import { firstWords } from './first-words.ts';
import { ReviewPanel } from './review-panel.tsx';

interface SuspectAnswersProps {
  readonly blocked: NonNullable<Submission['blocked']>;
  readonly questions: readonly Question[];
  readonly answers: ReadonlyMap<string, AnswerView>;
  readonly submission: Submission;
  readonly disabled: boolean;
}

const listed = (questions: readonly Question[]): string =>
  new Intl.ListFormat('id').format(questions.map(({ no }) => String(no)));

/** A submission was refused, perhaps because of one of these texts. The candidate chooses what to leave out. */
export const SuspectAnswers = ({ blocked, questions, answers, submission, disabled }: SuspectAnswersProps) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const suspects = blocked.suspects.flatMap((id) => questions.filter((question) => question.id === id));
  const leftOut = suspects.length === 1 ? suspects : questions.filter(({ id }) => chosen.has(id));
  const { text, items } = failureText(blocked.error);
  return (
    <ReviewPanel title="Mungkin tidak diterima server">
      <Callout tone="critical" live="assertive" title="Ujian belum dikumpulkan">
        {[text, ...items].join(' ')}
      </Callout>
      <p>
        Kadang kata atau tanda tertentu dalam jawaban esai ditolak, misalnya oleh firewall. Ubah jawaban itu lalu
        kumpulkan lagi, coba jaringan lain, atau kumpulkan tanpa jawaban itu. Jawaban yang tidak ikut dikumpulkan tetap
        ada di perangkat ini, tetapi tidak dinilai, dan tidak dapat disusulkan.
      </p>
      {suspects.length > 1 && (
        <fieldset>
          <legend>Jawaban yang tidak ikut dikumpulkan</legend>
          {suspects.map(({ id, no }) => (
            <Checkbox
              key={id}
              label={`Soal ${no}: ${firstWords(answers.get(id)?.value ?? '')}`}
              checked={chosen.has(id)}
              disabled={disabled}
              onChecked={(isChosen) => {
                const others = [...chosen].filter((each) => each !== id);
                setChosen(new Set(isChosen ? [...others, id] : others));
              }}
            />
          ))}
        </fieldset>
      )}
      <div>
        <Button
          size="small"
          variant="secondary"
          busy={submission.busy}
          disabled={(disabled && !submission.busy) || leftOut.length === 0}
          onClick={() => submission.submitWithout(leftOut.map(({ id }) => id))}
        >
          {leftOut.length > 0 ? `Kumpulkan tanpa jawaban soal ${listed(leftOut)}` : 'Pilih jawaban yang ditinggalkan'}
        </Button>
      </div>
    </ReviewPanel>
  );
};
