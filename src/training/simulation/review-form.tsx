import { useState } from 'react';
import { useCheckedForm } from '../../ui/forms/use-checked-form.ts';
import { Button } from '../../ui/kit/components/button/button.tsx';
import { SegmentedChoice } from '../../ui/kit/components/choice/segmented-choice.tsx';
import { ErrorSummary } from '../../ui/kit/components/form/error-summary.tsx';
import { TextAreaField } from '../../ui/kit/components/form/text-area-field.tsx';
import { Reading } from './desk/reading.tsx';
import type { PlaceNotes } from './reading-row.tsx';
import { Answers, Decide, idPrefixOf, StaffForm, type StaffFormProps } from './staff-form.ts';

const decisions = [
  { value: 'approve', title: 'Terima', button: 'Terima formulir' },
  { value: 'return', title: 'Kembalikan', button: 'Kembalikan formulir' },
  { value: 'reject', title: 'Tolak', button: 'Tolak formulir' },
] as const;

type Decision = (typeof decisions)[number]['value'];

const noteProblem = (note: string, decision: Decision, placed: number): string | undefined => {
  if (decision === 'approve' || note.trim() !== '') return undefined;
  if (decision === 'reject') return 'Tulis alasan penolakan.';
  return placed === 0 ? 'Tulis catatan, atau beri catatan pada bagian formulir.' : undefined;
};

export const ReviewForm = ({ task, reading, act }: StaffFormProps) => {
  const { trxId, stage } = task;
  const [decision, setDecision] = useState<Decision>('approve');
  const [texts, setTexts] = useState<PlaceNotes['texts']>({});
  const placed = Object.entries(texts).flatMap(([target, text]) =>
    text.trim() === '' ? [] : [{ target, text: text.trim() }],
  );
  const { form, submit, busy, summary, field } = useCheckedForm({
    initial: { note: '' },
    idPrefix: idPrefixOf(task),
    judge: ({ note }) => ({ note: noteProblem(note, decision, placed.length) }),
    send: ({ note }) =>
      act({
        type: stage === 'apl01' ? 'apl01' : 'apl02',
        trxId,
        decision,
        note: decision === 'approve' || note.trim() === '' ? null : note.trim(),
        notes: decision === 'return' ? placed : [],
      }),
  });
  const choose = (chosen: Decision) => {
    setDecision(chosen);
    form.clearErrors();
  };
  const notes: PlaceNotes = {
    texts,
    set: (target, text) => {
      const { [target]: _, ...others } = texts;
      setTexts(text === null ? others : { ...others, [target]: text });
      if (text !== null && decision === 'approve') choose('return'); // a note implies a return
    },
  };
  return (
    <StaffForm noValidate onSubmit={submit} aria-label="Pemeriksaan formulir">
      <Answers>
        <Reading task={task} reading={reading} notes={notes} />
      </Answers>
      <ErrorSummary {...summary} />
      <Decide>
        <SegmentedChoice label="Keputusan" options={decisions} value={decision} onValue={choose} />
        {placed.length > 0 && (
          <p>
            {decision === 'return'
              ? `${placed.length} catatan pada bagian formulir ikut dikirim.`
              : `${placed.length} catatan pada bagian formulir hanya dikirim bila formulir dikembalikan.`}
          </p>
        )}
        {decision !== 'approve' && (
          <TextAreaField {...field('note')} label="Catatan untuk asesi" rows={2} optional={decision === 'return'} />
        )}
        <Button type="submit" busy={busy} variant={decision === 'reject' ? 'danger' : 'primary'}>
          {decisions.find(({ value }) => value === decision)?.button}
        </Button>
      </Decide>
    </StaffForm>
  );
};
