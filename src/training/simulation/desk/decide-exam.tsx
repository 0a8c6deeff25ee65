import { useState } from 'react';
import { useCheckedForm } from '../../../ui/forms/use-checked-form.ts';
import { Button } from '../../../ui/kit/components/button/button.tsx';
import { Checkbox } from '../../../ui/kit/components/choice/checkbox.tsx';
import { Callout } from '../../../ui/kit/components/feedback/callout.tsx';
import { TextAreaField } from '../../../ui/kit/components/form/text-area-field.tsx';
import { TextField } from '../../../ui/kit/components/form/text-field.tsx';
import { ConfirmDialog } from '../../../ui/kit/components/overlay/confirm-dialog.tsx';
import { Text } from '../../../ui/kit/components/text/text.tsx';
import { Answers, Decide, idPrefixOf, StaffForm, type StaffFormProps } from '../staff-form.ts';
import { UnitChoices } from '../unit-choices.ts';
import { Reading } from './reading.tsx';

const Grounds = ({ grading }: Pick<StaffFormProps['reading'], 'grading'>) => {
  if (!grading) return null;
  const { answered, total, units } = grading;
  if (units.length === 0)
    return (
      <Callout tone="caution" title="Tidak ada ujian yang diikuti di portal">
        Keputusan tidak berdasar jawaban apa pun.
      </Callout>
    );
  if (total === 0) return null;
  return (
    <Callout tone={answered === total ? 'positive' : 'caution'} title={`${answered} dari ${total} soal dijawab`}>
      {answered === 0
        ? 'Asesi tidak menjawab satu soal pun.'
        : 'Usulan K atau BK di bawah dihitung dari kunci jawaban atau kata kunci. Tulisan dan file tetap perlu Anda baca.'}
    </Callout>
  );
};

export const DecideExam = ({ task, reading, act }: StaffFormProps) => {
  const { trxId, units, stage } = task;
  const { grading } = reading;
  const proposed = new Map(stage === 'exam' ? grading?.units.map((unit) => [unit.code, unit]) : []);
  const [lacking, setLacking] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      units.flatMap(({ code }) =>
        proposed.get(code)?.competent === false ? [[code, proposed.get(code)?.note ?? '']] : [],
      ),
    ),
  );
  const [asking, setAsking] = useState(false);
  const lackingCount = Object.keys(lacking).length;
  const competent = lackingCount === 0;
  const groundless = stage === 'exam' && grading !== null && (grading.units.length === 0 || grading.answered === 0);
  const decide = (note: string) =>
    act({
      type: 'decide',
      trxId,
      note: note.trim() || null,
      units: units.map(({ code }) => ({
        code,
        competent: lacking[code] === undefined,
        note: lacking[code]?.trim() || null,
      })),
    });
  const { form, submit, busy, field } = useCheckedForm({
    initial: { note: '' },
    idPrefix: idPrefixOf(task),
    judge: () => ({}),
    send: async ({ note }) => {
      if (competent && groundless) return setAsking(true);
      await decide(note);
    },
  });
  const set = (code: string, yes: boolean) => {
    const { [code]: _, ...others } = lacking;
    setLacking(yes ? others : { ...others, [code]: '' });
  };
  return (
    <StaffForm noValidate onSubmit={submit} aria-label="Penilaian asesor">
      <Answers>
        <Grounds grading={grading} />
        <Reading task={task} reading={reading} />
        <UnitChoices>
          <legend>Unit yang kompeten (K)</legend>
          <p>Unit yang tidak dicentang dinyatakan belum kompeten (BK).</p>
          {units.map(({ code, title }) => {
            const note = lacking[code];
            const proposal = proposed.get(code);
            return (
              <div key={code}>
                <Checkbox
                  id={`${idPrefixOf(task)}${code}`}
                  label={`${title} (${code})`}
                  checked={note === undefined}
                  onChecked={(yes) => set(code, yes)}
                />
                {proposal && (
                  <Text as="span" $block $size="small" $tone="textMuted">
                    Usulan dari jawaban: {proposal.competent ? 'K' : 'BK'}
                  </Text>
                )}
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
        <TextAreaField {...field('note')} label="Catatan asesor untuk seluruh hasil" rows={2} optional />
      </Answers>
      <Decide>
        <p>
          {units.length - lackingCount} dari {units.length} unit kompeten
        </p>
        <Button type="submit" busy={busy}>
          {competent ? 'Putuskan kompeten' : 'Putuskan belum kompeten'}
        </Button>
      </Decide>
      <ConfirmDialog
        open={asking}
        title="Putuskan kompeten tanpa jawaban?"
        confirmLabel="Ya, putuskan"
        onConfirm={() => {
          setAsking(false);
          void decide(form.getValues('note'));
        }}
        onCancel={() => setAsking(false)}
      >
        Tidak ada jawaban ujian yang mendukung keputusan ini. Asesor sungguhan tidak memutuskan kompeten tanpa bukti.
      </ConfirmDialog>
    </StaffForm>
  );
};
