import { useState } from 'react';
import { useCheckedForm } from '../../ui/forms/use-checked-form.ts';
import { Button } from '../../ui/kit/components/button/button.tsx';
import { Checkbox } from '../../ui/kit/components/choice/checkbox.tsx';
import { SegmentedChoice } from '../../ui/kit/components/choice/segmented-choice.tsx';
import { ErrorSummary } from '../../ui/kit/components/form/error-summary.tsx';
import { SelectField } from '../../ui/kit/components/form/select-field.tsx';
import { TextAreaField } from '../../ui/kit/components/form/text-area-field.tsx';
import { Reading } from './desk/reading.tsx';
import { idPrefixOf, StaffForm, type StaffFormProps } from './staff-form.ts';
import { UnitChoices } from './unit-choices.ts';

const answers = [
  { value: 'grant', title: 'Terima' },
  { value: 'reject', title: 'Tolak' },
] as const;

export const AppealForm = ({ task, reading, act }: StaffFormProps) => {
  const { trxId, units, assessors } = task;
  const [answer, setAnswer] = useState<(typeof answers)[number]['value']>('grant');
  const [left, setLeft] = useState<readonly string[]>([]);
  const granted = answer === 'grant';
  const again = granted ? units.map(({ code }) => code).filter((code) => !left.includes(code)) : [];
  const { submit, busy, summary, field } = useCheckedForm({
    initial: { text: '', assessor: assessors[0]?.registration ?? '' },
    idPrefix: idPrefixOf(task),
    judge: ({ text }) => ({ text: text.trim() === '' ? 'Tulis jawaban untuk asesi.' : undefined }),
    send: ({ text, assessor }) =>
      act({
        type: 'answer-appeal',
        trxId,
        granted,
        text: text.trim(),
        units: again,
        assessor: granted ? assessor : null,
      }),
  });
  return (
    <StaffForm noValidate onSubmit={submit} aria-label="Jawaban banding">
      <Reading task={task} reading={reading} />
      <ErrorSummary {...summary} />
      <SegmentedChoice label="Keputusan" options={answers} value={answer} onValue={setAnswer} />
      {granted && (
        <>
          <UnitChoices>
            <legend>Unit yang dinilai ulang</legend>
            <p>Hasil tidak langsung menjadi kompeten: asesor lain menilai ulang unit ini.</p>
            {units.map(({ code, title }) => (
              <Checkbox
                key={code}
                id={`${idPrefixOf(task)}${code}`}
                label={`${title} (${code})`}
                checked={!left.includes(code)}
                onChecked={(yes) => setLeft(yes ? left.filter((each) => each !== code) : [...left, code])}
              />
            ))}
          </UnitChoices>
          <SelectField
            {...field('assessor')}
            label="Asesor penilai ulang"
            placeholder={null}
            options={assessors.map(({ name, registration }) => ({
              id: registration,
              name: registration,
              value: registration,
              title: name,
            }))}
          />
        </>
      )}
      <TextAreaField {...field('text')} label="Jawaban untuk asesi" rows={2} />
      <Button
        type="submit"
        busy={busy}
        disabled={granted && again.length === 0}
        variant={granted ? 'primary' : 'danger'}
      >
        {granted ? 'Terima banding, nilai ulang' : 'Tolak banding'}
      </Button>
    </StaffForm>
  );
};
