import { useState } from 'react';
import { DigitsField } from '../../ui/forms/digits-field.tsx';
import { useCheckedForm } from '../../ui/forms/use-checked-form.ts';
import { Button } from '../../ui/kit/components/button/button.tsx';
import { SegmentedChoice } from '../../ui/kit/components/choice/segmented-choice.tsx';
import { ErrorSummary } from '../../ui/kit/components/form/error-summary.tsx';
import { TextAreaField } from '../../ui/kit/components/form/text-area-field.tsx';
import { idPrefixOf, StaffForm, type StaffFormProps } from './staff-form.ts';

const outcomes = [
  { value: 'granted', title: 'Setujui' },
  { value: 'partly', title: 'Sebagian' },
  { value: 'refused', title: 'Tolak' },
] as const;

const needs: Readonly<Record<string, string>> = {
  extra_time: 'waktu tambahan',
  larger_text: 'teks lebih besar',
  reader: 'pembaca soal',
  sign_language: 'juru bahasa isyarat',
  accessible_room: 'ruang yang mudah diakses',
  other: 'lainnya',
};

const mostMinutes = 600;

export const AdjustmentForm = ({ task, act }: StaffFormProps) => {
  const { trxId, reason } = task;
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]['value']>('granted');
  const refused = outcome === 'refused';
  const { submit, busy, summary, field } = useCheckedForm({
    initial: { text: '', minutes: task.needs.includes('extra_time') ? '15' : '0' },
    idPrefix: idPrefixOf(task),
    judge: ({ text, minutes }) => ({
      text: text.trim() === '' ? 'Tulis jawaban untuk asesi.' : undefined,
      minutes:
        refused || (/^\d+$/.test(minutes) && Number(minutes) <= mostMinutes)
          ? undefined
          : `Isi 0 sampai ${mostMinutes} menit.`,
    }),
    send: ({ text, minutes }) =>
      act({
        type: 'answer-adjustment',
        trxId,
        outcome,
        text: text.trim(),
        minutes: refused ? 0 : Number(minutes),
      }),
  });
  return (
    <StaffForm noValidate onSubmit={submit} aria-label="Jawaban penyesuaian">
      <ErrorSummary {...summary} />
      <p>Diminta: {task.needs.map((need) => needs[need] ?? need).join(', ')}</p>
      {reason !== null && <p>Kebutuhan lain: {reason}</p>}
      <SegmentedChoice label="Jawaban" options={outcomes} value={outcome} onValue={setOutcome} />
      {!refused && <DigitsField {...field('minutes')} label="Menit tambahan untuk setiap ujian" />}
      <TextAreaField {...field('text')} label="Penjelasan untuk asesi" rows={2} />
      <Button type="submit" busy={busy} variant={refused ? 'danger' : 'primary'}>
        {refused ? 'Tolak penyesuaian' : 'Kirim jawaban'}
      </Button>
    </StaffForm>
  );
};
