import type { CalendarDate } from '../../../domain/calendar/calendar-date.ts';
import type { ProblemCode } from '../../../domain/profile/problem-code.ts';
import type { Career, CareerFields } from '../../../domain/profile/profile.ts';
import { careerProblems } from '../../../domain/profile/records.ts';
import { Slot } from '../../core/slots.tsx';
import { CalendarDateField } from '../../forms/calendar-date-field.tsx';
import { type Problems, useCheckedForm } from '../../forms/use-checked-form.ts';
import { Checkbox } from '../../kit/components/choice/checkbox.tsx';
import { TextAreaField } from '../../kit/components/form/text-area-field.tsx';
import { TextField } from '../../kit/components/form/text-field.tsx';
import { careerProblemText, careerLabels as labels } from './career-text.ts';
import { RecordDialog } from './record-dialog.tsx';
import { FieldPair } from './record-fields.ts';
import { useCareerChanges } from './records-data.ts';
import type { RecordFormProps } from './records-tab.tsx';

type Values = { [Name in keyof CareerFields]: string } & { ongoing: boolean };

const valuesOf = (record: Career | null): Values => ({
  position: record?.position ?? '',
  company: record?.company ?? '',
  startDate: record?.startDate ?? '',
  endDate: record?.endDate ?? '',
  description: record?.description ?? '',
  ongoing: record?.endDate === '' && !record.unread?.includes('endDate'),
});

const recordOf = ({ ongoing, ...values }: Values): CareerFields => ({
  company: values.company.trim(),
  position: values.position.trim(),
  startDate: values.startDate,
  endDate: ongoing ? '' : values.endDate,
  description: values.description.trim(),
});

const textsOf = (codes: { readonly [Name in keyof Values]?: ProblemCode }): Problems<Values> =>
  Object.fromEntries(
    Object.entries(codes).map(([name, code]) => [name, careerProblemText(name as keyof typeof labels, code)]),
  );

const judge = (values: Values, today: CalendarDate): Problems<Values> => ({
  ...(!values.ongoing &&
    values.endDate === '' && { endDate: 'Isi tanggal selesai, atau centang “Saya masih bekerja di sini”' }),
  ...textsOf(careerProblems(recordOf(values), today)),
});

export const CareerForm = ({ candidateId, today, record, onSaved, onClose }: RecordFormProps<Career>) => {
  const { save } = useCareerChanges(candidateId);
  const checked = useCheckedForm<Values>({
    initial: valuesOf(record),
    idPrefix: 'career-',
    judge: (values) => judge(values, today),
    send: async (values) => {
      // the end date is known again, because the candidate has just entered it
      const unread = record?.unread?.filter((name) => name !== 'endDate');
      const outcome = await save({ id: record?.id ?? null, ...recordOf(values), ...(unread && { unread }) }, today);
      if (outcome.kind === 'saved') onSaved(outcome.records);
      else checked.refuse(textsOf(outcome.problems));
    },
  });
  const { field, form } = checked;
  const ongoing = form.watch('ongoing');
  form.register('ongoing', { deps: 'endDate' });
  const dateField = (name: 'startDate' | 'endDate') => {
    const { id, error } = field(name);
    const onValue = (value: string) => {
      form.setValue(name, value, { shouldDirty: true });
      if (form.formState.isSubmitted) void form.trigger([name, 'endDate']);
    };
    return { id, error, label: labels[name], value: form.watch(name), max: today, onValue };
  };
  return (
    <RecordDialog
      title={record ? 'Ubah pengalaman kerja' : 'Tambah pengalaman kerja'}
      busy={checked.busy}
      changed={form.formState.isDirty}
      summary={checked.summary}
      onSubmit={checked.submit}
      onClose={onClose}
    >
      <Slot name="example" of={{ name: 'career', form }} />
      <TextField {...field('position')} label={labels.position} autoComplete="organization-title" />
      <TextField {...field('company')} label={labels.company} autoComplete="organization" />
      <FieldPair>
        <CalendarDateField {...dateField('startDate')} hint="Bulan/tanggal/tahun" />
        {!ongoing && <CalendarDateField {...dateField('endDate')} hint="Bulan/tanggal/tahun" />}
      </FieldPair>
      <Checkbox {...field('ongoing')} label="Saya masih bekerja di sini" />
      <TextAreaField {...field('description')} label={labels.description} optional rows={3} />
    </RecordDialog>
  );
};
