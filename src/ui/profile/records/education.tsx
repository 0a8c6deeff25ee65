import GraduationCap from 'lucide-react/icons/graduation-cap';
import { type Education, type EducationFields, qualifications } from '../../../domain/profile/profile.ts';
import { educationProblems } from '../../../domain/profile/records.ts';
import { Slot } from '../../core/slots.tsx';
import { DigitsField } from '../../forms/digits-field.tsx';
import type { CheckedForm } from '../../forms/use-checked-form.ts';
import { Checkbox } from '../../kit/components/choice/checkbox.tsx';
import { SelectField } from '../../kit/components/form/select-field.tsx';
import { TextField } from '../../kit/components/form/text-field.tsx';
import { NoEducationPicture } from '../../kit/illustrations/profile-pictures.tsx';
import { Fields as FieldPair } from '../public/form-section.tsx';
import { useEducations } from '../public/profile-data.ts';
import type { RecordKind, RecordValues } from './record-kind.ts';
import type { RecordEntry } from './record-row.tsx';
import { useEducationChanges } from './records-data.ts';

const labels = {
  level: 'Jenjang pendidikan',
  institution: 'Nama sekolah atau perguruan tinggi',
  major: 'Jurusan',
  startYear: 'Tahun mulai',
  endYear: 'Tahun selesai',
} as const satisfies Record<keyof EducationFields, string>;

const levels = qualifications.map((level) => ({ id: level, value: level, name: level, title: level }));

const Fields = ({ checked: { field, form } }: { readonly checked: CheckedForm<RecordValues<EducationFields>> }) => {
  const ongoing = form.watch('ongoing');
  for (const name of ['startYear', 'ongoing'] as const) form.register(name, { deps: 'endYear' });
  return (
    <>
      <Slot name="example" of={{ name: 'education', form }} />
      <SelectField {...field('level')} label={labels.level} options={levels} />
      <TextField {...field('institution')} label={labels.institution} autoComplete="off" />
      <TextField {...field('major')} label={labels.major} optional autoComplete="off" />
      <FieldPair>
        <DigitsField {...field('startYear')} label={labels.startYear} hint="4 angka, misalnya 2018" />
        {!ongoing && <DigitsField {...field('endYear')} label={labels.endYear} hint="Tahun lulus atau keluar" />}
      </FieldPair>
      <Checkbox {...field('ongoing')} label="Masih berlangsung" />
    </>
  );
};

const entryOf = (education: Education): RecordEntry => {
  const { id, level, institution, major, startYear, endYear, unread } = education;
  const noEnd = unread?.includes('endYear') ? '…' : 'sekarang';
  return {
    id,
    title: institution || 'Nama sekolah belum diketahui',
    subtitle: [level, major].filter(Boolean).join(' · '),
    period: `${startYear || '…'} – ${endYear || noEnd}`,
    description: '',
  };
};

export const education: RecordKind<EducationFields> = {
  texts: {
    title: 'Riwayat pendidikan',
    lead: 'Sekolah dan kuliah Anda, yang terakhir di atas.',
    add: 'Tambah pendidikan',
    notLoaded: 'Riwayat pendidikan belum bisa dimuat',
    none: 'Belum ada riwayat pendidikan',
    whatFor: 'Tambahkan paling sedikit pendidikan terakhir Anda, agar profil Anda lengkap.',
    added: 'Pendidikan ditambahkan.',
    changed: 'Pendidikan disimpan.',
    removed: 'Pendidikan dihapus.',
    removeQuestion: 'Hapus pendidikan ini?',
    change: 'Ubah pendidikan',
    noEnd: 'Isi tahun selesai, atau centang “Masih berlangsung”',
  },
  prefix: 'education-',
  icon: GraduationCap,
  picture: <NoEducationPicture />,
  labels,
  end: 'endYear',
  problemsOf: educationProblems,
  problemText: (field, code) => {
    if (code === 'beforeStart') return 'Tahun selesai tidak boleh sebelum tahun mulai';
    if (field === 'endYear' && code === 'inFuture')
      return 'Tahun selesai tidak boleh di masa depan; centang “Masih berlangsung” bila belum selesai';
    return undefined;
  },
  entryOf,
  Fields,
  useList: useEducations,
  useChanges: useEducationChanges,
};
