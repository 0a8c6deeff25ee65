import { useState } from 'react';
import { Button } from '../components/button/button.tsx';
import { SegmentedChoice } from '../components/choice/segmented-choice.tsx';
import { ErrorSummary } from '../components/form/error-summary.tsx';
import { TextAreaField } from '../components/form/text-area-field.tsx';
import { useCheckedForm } from '../form/use-checked-form.ts';
import { idPrefixOf, StaffForm, type StaffFormProps } from './staff-form.ts';

const answers = [
  { value: 'grant', title: 'Terima' },
  { value: 'reject', title: 'Tolak' },
] as const;

/** Answers an appeal. */
export const AppealForm = ({ task, act }: StaffFormProps) => {
  const [answer, setAnswer] = useState<(typeof answers)[number]['value']>('grant');
  const { submit, busy, summary, field } = useCheckedForm({
    initial: { text: '' },
    idPrefix: idPrefixOf(task),
    judge: ({ text }) => ({ text: text.trim() === '' ? 'Tulis jawaban untuk asesi.' : undefined }),
    send: ({ text }) =>
      act({ type: 'answer-appeal', trxId: task.trxId, granted: answer === 'grant', text: text.trim() }),
  });
  return (
    <StaffForm noValidate onSubmit={submit} aria-label="Jawaban banding">
      <ErrorSummary {...summary} />
      {task.reason !== null && <p>Alasan asesi: {task.reason}</p>}
      <SegmentedChoice label="Keputusan" options={answers} value={answer} onValue={setAnswer} />
      <TextAreaField {...field('text')} label="Jawaban untuk asesi" rows={2} />
      <Button type="submit" busy={busy} variant={answer === 'grant' ? 'primary' : 'danger'}>
        {answer === 'grant' ? 'Terima banding' : 'Tolak banding'}
      </Button>
    </StaffForm>
  );
};
