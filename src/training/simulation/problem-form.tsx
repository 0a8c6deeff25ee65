import { useState } from 'react';
import { DigitsField } from '../../ui/forms/digits-field.tsx';
import { useCheckedForm } from '../../ui/forms/use-checked-form.ts';
import { Button } from '../../ui/kit/components/button/button.tsx';
import { SegmentedChoice } from '../../ui/kit/components/choice/segmented-choice.tsx';
import { ErrorSummary } from '../../ui/kit/components/form/error-summary.tsx';
import { TextAreaField } from '../../ui/kit/components/form/text-area-field.tsx';
import { idPrefixOf, StaffForm, type StaffFormProps } from './staff-form.ts';

const decisions = [
  { value: 'hint', title: 'Beri petunjuk' },
  { value: 'time', title: 'Tambah waktu' },
  { value: 'void', title: 'Batalkan soal' },
] as const;

const mostMinutes = 600;

export const ProblemForm = ({ task, act }: StaffFormProps) => {
  const [decision, setDecision] = useState<(typeof decisions)[number]['value']>('hint');
  const { submit, busy, summary, field } = useCheckedForm({
    initial: { text: '', minutes: '5' },
    idPrefix: idPrefixOf(task),
    judge: ({ text, minutes }) => ({
      text: decision === 'hint' && text.trim() === '' ? 'Tulis petunjuk untuk asesi.' : undefined,
      minutes:
        decision !== 'time' || (/^\d+$/.test(minutes) && Number(minutes) >= 1 && Number(minutes) <= mostMinutes)
          ? undefined
          : `Isi 1 sampai ${mostMinutes} menit.`,
    }),
    send: ({ text, minutes }) =>
      act({ type: 'decide-problem', trxId: task.trxId, decision, minutes: Number(minutes), text: text.trim() }),
  });
  return (
    <StaffForm noValidate onSubmit={submit} aria-label="Jawaban laporan soal">
      <ErrorSummary {...summary} />
      <p>
        {task.trxId}: {task.reason}
      </p>
      <SegmentedChoice label="Keputusan" options={decisions} value={decision} onValue={setDecision} />
      {decision === 'time' && <DigitsField {...field('minutes')} label="Menit tambahan" />}
      <TextAreaField {...field('text')} label="Penjelasan untuk asesi" rows={2} />
      <Button type="submit" busy={busy}>
        Kirim keputusan
      </Button>
    </StaffForm>
  );
};
