import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../components/button/button.tsx';
import { SegmentedChoice } from '../components/choice/segmented-choice.tsx';
import { ErrorSummary } from '../components/form/error-summary.tsx';
import { SelectField } from '../components/form/select-field.tsx';
import { TextAreaField } from '../components/form/text-area-field.tsx';
import { useCheckedForm } from '../form/use-checked-form.ts';
import { AddedNotes, type RowNote } from './added-notes.tsx';
import { idPrefixOf, StaffForm, type StaffFormProps } from './staff-form.ts';

const decisions = [
  { value: 'approve', title: 'Terima', button: 'Terima formulir' },
  { value: 'return', title: 'Kembalikan', button: 'Kembalikan formulir' },
  { value: 'reject', title: 'Tolak', button: 'Tolak formulir' },
] as const;

type Decision = (typeof decisions)[number]['value'];

interface Values {
  note: string;
  target: string;
  text: string;
}

const halfNote = ({ target, text }: Values) => ({
  target: target === '' && text.trim() !== '' ? 'Pilih bagian formulir yang diberi catatan.' : undefined,
  text: target !== '' && text.trim() === '' ? 'Tulis catatan untuk bagian ini.' : undefined,
});

const judged = (values: Values, decision: Decision, added: readonly RowNote[]) => {
  if (decision === 'approve') return {};
  if (decision === 'reject') return { note: values.note.trim() === '' ? 'Tulis alasan penolakan.' : undefined };
  const empty = values.note.trim() === '' && values.text.trim() === '' && values.target === '' && added.length === 0;
  return {
    ...halfNote(values),
    note: empty ? 'Tulis catatan, atau beri catatan pada bagian formulir.' : undefined,
  };
};

/** Accepts, returns with notes or rejects APL 01 or APL 02. */
export const ReviewForm = ({ task, act }: StaffFormProps) => {
  const { trxId, stage, targets } = task;
  const [decision, setDecision] = useState<Decision>('approve');
  const [added, setAdded] = useState<readonly RowNote[]>([]);
  const { form, submit, busy, summary, field } = useCheckedForm<Values>({
    initial: { note: '', target: '', text: '' },
    idPrefix: idPrefixOf(task),
    judge: (values) => judged(values, decision, added),
    send: async ({ note, target, text }) => {
      const last = target === '' ? [] : [{ target, text: text.trim() }];
      const notes = decision === 'return' ? [...added, ...last] : [];
      await act({
        type: stage === 'apl01' ? 'apl01' : 'apl02',
        trxId,
        decision,
        note: decision === 'approve' || note.trim() === '' ? null : note.trim(),
        notes,
      });
    },
  });
  const choose = (chosen: Decision) => {
    setDecision(chosen);
    form.clearErrors();
  };
  const add = () => {
    const { target, text } = form.getValues();
    if (target === '') form.setError('target', { message: 'Pilih bagian formulir yang diberi catatan.' });
    if (text.trim() === '') form.setError('text', { message: 'Tulis catatan untuk bagian ini.' });
    if (target === '' || text.trim() === '') return form.setFocus(target === '' ? 'target' : 'text');
    setAdded([...added, { target, text: text.trim() }]);
    form.setValue('target', '');
    form.setValue('text', '');
    form.clearErrors();
    form.setFocus('target');
  };
  return (
    <StaffForm noValidate onSubmit={submit} aria-label="Pemeriksaan formulir">
      <ErrorSummary {...summary} />
      <SegmentedChoice label="Keputusan" options={decisions} value={decision} onValue={choose} />
      {decision !== 'approve' && (
        <TextAreaField {...field('note')} label="Catatan untuk asesi" rows={2} optional={decision === 'return'} />
      )}
      {decision === 'return' && (
        <>
          <AddedNotes
            notes={added}
            targets={targets}
            onRemove={(index) => setAdded(added.filter((_, at) => at !== index))}
          />
          <SelectField
            {...field('target')}
            label="Bagian formulir"
            optional
            options={targets.map(({ target, label }) => ({ id: target, value: target, name: target, title: label }))}
          />
          <TextAreaField {...field('text')} label="Catatan pada bagian ini" rows={2} optional />
          <Button variant="secondary" size="small" onClick={add}>
            <Plus size={18} aria-hidden="true" />
            Tambah catatan lain
          </Button>
        </>
      )}
      <Button type="submit" busy={busy} variant={decision === 'reject' ? 'danger' : 'primary'}>
        {decisions.find(({ value }) => value === decision)?.button}
      </Button>
    </StaffForm>
  );
};
