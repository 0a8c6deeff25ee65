import type { CalendarDate } from '../../../domain/calendar/calendar-date.ts';
import type { ProblemCode } from '../../../domain/profile/problem-code.ts';
import { type Education, type EducationFields, qualifications } from '../../../domain/profile/profile.ts';
import { educationProblems } from '../../../domain/profile/records.ts';
import { Slot } from '../../core/slots.tsx';
import { DigitsField } from '../../forms/digits-field.tsx';
import { type Problems, useCheckedForm } from '../../forms/use-checked-form.ts';
import { Checkbox } from '../../kit/components/choice/checkbox.tsx';
import { SelectField } from '../../kit/components/form/select-field.tsx';
import { TextField } from '../../kit/components/form/text-field.tsx';
import { educationProblemText, educationLabels as labels } from './education-text.ts';
import { RecordDialog } from './record-dialog.tsx';
import { FieldPair } from './record-fields.ts';
import { useEducationChanges } from './records-data.ts';
import type { RecordFormProps } from './records-tab.tsx';

type Values = { [Name in keyof EducationFields]: string } & { ongoing: boolean };

const valuesOf = (record: Education | null): Values => ({
  level: record?.level ?? '',
  institution: record?.institution ?? '',
  major: record?.major ?? '',
  startYear: record?.startYear ?? '',
  endYear: record?.endYear ?? '',
  ongoing: record?.endYear === '' && !record.unread?.includes('endYear'),
});

const recordOf = ({ ongoing, ...values }: Values): EducationFields => ({
  level: values.level as Education['level'], // validated before sending
  institution: values.institution.trim(),
  major: values.major.trim(),
  startYear: values.startYear,
  endYear: ongoing ? '' : values.endYear,
});

const textsOf = (codes: { readonly [Name in keyof Values]?: ProblemCode }): Problems<Values> =>
  Object.fromEntries(
    Object.entries(codes).map(([name, code]) => [name, educationProblemText(name as keyof typeof labels, code)]),
  );

const judge = (values: Values, today: CalendarDate): Problems<Values> => ({
  ...(!values.ongoing && values.endYear === '' && { endYear: 'Isi tahun selesai, atau centang “Masih berlangsung”' }),
  ...textsOf(educationProblems(recordOf(values), today)),
});

const levels = qualifications.map((level) => ({ id: level, value: level, name: level, title: level }));

export const EducationForm = ({ candidateId, today, record, onSaved, onClose }: RecordFormProps<Education>) => {
  const { save } = useEducationChanges(candidateId);
  const checked = useCheckedForm<Values>({
    initial: valuesOf(record),
    idPrefix: 'education-',
    judge: (values) => judge(values, today),
    send: async (values) => {
      // the end year is known again, because the candidate has just entered it
      const unread = record?.unread?.filter((name) => name !== 'endYear');
      const outcome = await save({ id: record?.id ?? null, ...recordOf(values), ...(unread && { unread }) }, today);
      if (outcome.kind === 'saved') onSaved(outcome.records);
      else checked.refuse(textsOf(outcome.problems));
    },
  });
  const { field, form } = checked;
  const ongoing = form.watch('ongoing');
  for (const name of ['startYear', 'ongoing'] as const) form.register(name, { deps: 'endYear' });
  return (
    <RecordDialog
      title={record ? 'Ubah pendidikan' : 'Tambah pendidikan'}
      busy={checked.busy}
      changed={form.formState.isDirty}
      summary={checked.summary}
      onSubmit={checked.submit}
      onClose={onClose}
    >
      <Slot name="example" of={{ name: 'education', form }} />
      <SelectField {...field('level')} label={labels.level} options={levels} />
      <TextField {...field('institution')} label={labels.institution} autoComplete="off" />
      <TextField {...field('major')} label={labels.major} optional autoComplete="off" />
      <FieldPair>
        <DigitsField {...field('startYear')} label={labels.startYear} hint="4 angka, misalnya 2018" />
        {!ongoing && <DigitsField {...field('endYear')} label={labels.endYear} hint="Tahun lulus atau keluar" />}
      </FieldPair>
      <Checkbox {...field('ongoing')} label="Masih berlangsung" />
    </RecordDialog>
  );
};
