import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import { type CalendarDate, isDay } from '../../../domain/calendar/calendar-date.ts';
import type { Career, CareerFields } from '../../../domain/profile/profile.ts';
import { careerProblems } from '../../../domain/profile/records.ts';
import { Slot } from '../../core/slots.tsx';
import { CalendarDateField } from '../../forms/calendar-date-field.tsx';
import type { CheckedForm } from '../../forms/use-checked-form.ts';
import { Checkbox } from '../../kit/components/choice/checkbox.tsx';
import { TextAreaField } from '../../kit/components/form/text-area-field.tsx';
import { TextField } from '../../kit/components/form/text-field.tsx';
import { shortDay } from '../../kit/format/date.ts';
import { NoCareerPicture } from '../../kit/illustrations/profile-pictures.tsx';
import { Fields as FieldPair } from '../public/form-section.tsx';
import type { RecordKind, RecordValues } from './record-kind.ts';
import type { RecordEntry } from './record-row.tsx';
import { useCareerChanges, useCareers } from './records-data.ts';

const labels = {
  position: 'Jabatan',
  company: 'Nama perusahaan atau instansi',
  startDate: 'Tanggal mulai',
  endDate: 'Tanggal selesai',
  description: 'Uraian pekerjaan',
} as const satisfies Record<keyof CareerFields, string>;

interface FieldsProps {
  readonly checked: CheckedForm<RecordValues<CareerFields>>;
  readonly today: CalendarDate;
}

const Fields = ({ checked: { field, form }, today }: FieldsProps) => {
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
    <>
      <Slot name="example" of={{ name: 'career', form }} />
      <TextField {...field('position')} label={labels.position} autoComplete="organization-title" />
      <TextField {...field('company')} label={labels.company} autoComplete="organization" />
      <FieldPair>
        <CalendarDateField {...dateField('startDate')} hint="Bulan/tanggal/tahun" />
        {!ongoing && <CalendarDateField {...dateField('endDate')} hint="Bulan/tanggal/tahun" />}
      </FieldPair>
      <Checkbox {...field('ongoing')} label="Saya masih bekerja di sini" />
      <TextAreaField {...field('description')} label={labels.description} optional rows={3} />
    </>
  );
};

const dayText = (date: CalendarDate, none: string) => (isDay(date) ? shortDay(date) : none);

const entryOf = (career: Career): RecordEntry => {
  const { id, company, position, startDate, endDate, description, unread } = career;
  const noEnd = unread?.includes('endDate') ? '…' : 'sekarang';
  return {
    id,
    title: position || 'Jabatan belum diketahui',
    subtitle: company,
    period: `${dayText(startDate, '…')} – ${dayText(endDate, noEnd)}`,
    description,
  };
};

export const career: RecordKind<CareerFields> = {
  texts: {
    title: 'Pengalaman kerja',
    lead: 'Pekerjaan Anda sampai sekarang, yang terakhir di atas.',
    add: 'Tambah pengalaman kerja',
    notLoaded: 'Pengalaman kerja belum bisa dimuat',
    none: 'Belum ada pengalaman kerja',
    whatFor: 'Pengalaman yang sesuai dengan skema membantu asesor menilai kompetensi Anda.',
    added: 'Pengalaman kerja ditambahkan.',
    changed: 'Pengalaman kerja disimpan.',
    removed: 'Pengalaman kerja dihapus.',
    removeQuestion: 'Hapus pengalaman kerja ini?',
    change: 'Ubah pengalaman kerja',
    noEnd: 'Isi tanggal selesai, atau centang “Saya masih bekerja di sini”',
  },
  prefix: 'career-',
  icon: BriefcaseBusiness,
  picture: <NoCareerPicture />,
  labels,
  end: 'endDate',
  problemsOf: careerProblems,
  problemText: (field, code) => {
    if (code === 'beforeStart') return 'Tanggal selesai tidak boleh sebelum tanggal mulai';
    if (field === 'description' && code === 'tooLong') return 'Uraian pekerjaan paling banyak 1.000 karakter';
    if (field === 'endDate' && code === 'inFuture')
      return 'Tanggal selesai tidak boleh di masa depan; centang “Saya masih bekerja di sini” bila belum selesai';
    return undefined;
  },
  entryOf,
  Fields,
  useList: useCareers,
  useChanges: useCareerChanges,
};
