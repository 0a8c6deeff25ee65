import type { ProblemCode } from '../../../domain/profile/problem-code.ts';
import type { Education, EducationFields } from '../../../domain/profile/profile.ts';
import { problemText } from '../public/problem-text.ts';
import type { RecordEntry } from './record-row.tsx';

export const educationLabels = {
  level: 'Jenjang pendidikan',
  institution: 'Nama sekolah atau perguruan tinggi',
  major: 'Jurusan',
  startYear: 'Tahun mulai',
  endYear: 'Tahun selesai',
} as const satisfies Record<keyof EducationFields, string>;

type Field = keyof typeof educationLabels;

export const educationProblemText = (field: Field, code: ProblemCode): string => {
  if (code === 'beforeStart') return 'Tahun selesai tidak boleh sebelum tahun mulai';
  if (field === 'endYear' && code === 'inFuture')
    return 'Tahun selesai tidak boleh di masa depan; centang “Masih berlangsung” bila belum selesai';
  return problemText(code, educationLabels[field]);
};

export const educationEntry = (education: Education): RecordEntry => {
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
