import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../components/button/button.tsx';
import { Checkbox } from '../components/choice/checkbox.tsx';
import { TextField } from '../components/form/text-field.tsx';
import { useCheckedForm } from '../form/use-checked-form.ts';
import { space } from '../theme/theme.ts';
import { OtherDay } from './other-day.tsx';
import { RunningExams } from './running-exams.tsx';
import { idPrefixOf, StaffForm, type StaffFormProps } from './staff-form.ts';
import { UnitChoices } from './unit-choices.ts';

const Forms = styled.div`
  display: grid;
  gap: ${space(6)};
  grid-template-columns: minmax(0, 1fr);
`;

const FinishExam = ({ task, act }: StaffFormProps) => {
  const { submit, busy } = useCheckedForm({
    initial: {},
    judge: () => ({}),
    send: () => act({ type: 'finish-exam', trxId: task.trxId }),
  });
  return (
    <StaffForm noValidate onSubmit={submit} aria-label="Ujian asesi">
      <p>Asesi belum menyelesaikan semua ujian. Tandai selesai agar asesor dapat menilai.</p>
      <Button type="submit" busy={busy}>
        Tandai ujian selesai
      </Button>
    </StaffForm>
  );
};

const DecideExam = ({ task, act }: StaffFormProps) => {
  const { trxId, units } = task;
  const [lacking, setLacking] = useState<Readonly<Record<string, string>>>({});
  const { submit, busy } = useCheckedForm({
    initial: {},
    judge: () => ({}),
    send: () =>
      act({
        type: 'decide',
        trxId,
        note: null,
        units: units.map(({ code }) => ({
          code,
          competent: lacking[code] === undefined,
          note: lacking[code]?.trim() || null,
        })),
      }),
  });
  const set = (code: string, competent: boolean) => {
    const { [code]: _, ...others } = lacking;
    setLacking(competent ? others : { ...others, [code]: '' });
  };
  return (
    <StaffForm noValidate onSubmit={submit} aria-label="Penilaian asesor">
      <UnitChoices>
        <legend>Unit yang kompeten (K)</legend>
        <p>Unit yang tidak dicentang dinyatakan belum kompeten (BK).</p>
        {units.map(({ code, title }) => {
          const note = lacking[code];
          return (
            <div key={code}>
              <Checkbox
                id={`${idPrefixOf(task)}${code}`}
                label={`${title} (${code})`}
                checked={note === undefined}
                onChecked={(competent) => set(code, competent)}
              />
              {note !== undefined && (
                <TextField
                  label={`Catatan untuk ${title}`}
                  optional
                  value={note}
                  onValue={(text) => setLacking({ ...lacking, [code]: text })}
                />
              )}
            </div>
          );
        })}
      </UnitChoices>
      <Button type="submit" busy={busy}>
        {Object.keys(lacking).length === 0 ? 'Putuskan kompeten' : 'Putuskan belum kompeten'}
      </Button>
    </StaffForm>
  );
};

/** Watches over the exams that run and ends them, or decides finished ones, and units that an appeal has brought up again, unit by unit. */
export const ExamForm = (props: StaffFormProps) =>
  props.task.open ? (
    <Forms>
      <RunningExams {...props} />
      {!props.task.absent && <FinishExam {...props} />}
      <OtherDay {...props} />
    </Forms>
  ) : (
    <DecideExam {...props} />
  );
