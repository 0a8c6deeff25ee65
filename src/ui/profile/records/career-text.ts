import { type CalendarDate, isDay } from '../../../domain/calendar/calendar-date.ts';
import type { ProblemCode } from '../../../domain/profile/problem-code.ts';
import type { Career, CareerFields } from '../../../domain/profile/profile.ts';
import { shortDate } from '../../kit/format/date.ts';
import { problemText } from '../public/problem-text.ts';
import type { RecordEntry } from './record-row.tsx';

export const careerLabels = {
  company: 'Nama perusahaan atau instansi',
  position: 'Jabatan',
  startDate: 'Tanggal mulai',
  endDate: 'Tanggal selesai',
  description: 'Uraian pekerjaan',
} as const satisfies Record<keyof CareerFields, string>;

type Field = keyof typeof careerLabels;

export const careerProblemText = (field: Field, code: ProblemCode): string => {
  if (code === 'beforeStart') return 'Tanggal selesai tidak boleh sebelum tanggal mulai';
  if (field === 'description' && code === 'tooLong') return 'Uraian pekerjaan paling banyak 1.000 karakter';
  if (field === 'endDate' && code === 'inFuture')
    return 'Tanggal selesai tidak boleh di masa depan; centang “Saya masih bekerja di sini” bila belum selesai';
  return problemText(code, careerLabels[field]);
};

const dayText = (date: CalendarDate, none: string) => (isDay(date) ? shortDate(date) : none);

export const careerEntry = (career: Career): RecordEntry => {
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
