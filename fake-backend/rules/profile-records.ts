import type { FieldErrors } from '../respond.ts';
import { wib } from '../wib-time.ts';
import { isLonger } from './exam/longer.ts';
import { isDay, levels, todayOf } from './profile.ts';

type Texts<Name extends string> = Readonly<Record<Name, string>>;
type EducationTexts = Texts<'level' | 'institution' | 'major' | 'start_year' | 'end_year'>;
type CareerTexts = Texts<'company' | 'position' | 'start_date' | 'end_date' | 'description'>;

const asErrors = (messages: Record<string, string | null>): FieldErrors => {
  const wrong = Object.entries(messages).filter((entry): entry is [string, string] => entry[1] !== null);
  return Object.fromEntries(wrong.map(([field, message]) => [field, [message]]));
};

const textError = (called: string, text: string, limit: number, required: boolean): string | null => {
  if (required && text === '') return `${called} wajib diisi.`;
  return isLonger(text, limit) ? `${called} maksimal ${limit} karakter.` : null;
};

const yearError = (called: string, year: string, now: Date): string | null => {
  const thisYear = wib(now).format('YYYY');
  const known = /^\d{4}$/.test(year) && year >= '1950' && year <= thisYear;
  return known ? null : `${called} harus antara 1950 dan ${thisYear}.`;
};

export const educationErrors = (texts: EducationTexts, now: Date): FieldErrors => {
  const { level, institution, major, start_year: start, end_year: end } = texts;
  const endError = end === '' ? null : yearError('Tahun lulus', end, now);
  return asErrors({
    level: levels.includes(level) ? null : 'Jenjang pendidikan wajib dipilih.',
    institution: textError('Nama institusi', institution, 255, true),
    major: textError('Jurusan', major, 255, false),
    start_year: yearError('Tahun masuk', start, now),
    end_year: endError ?? (end !== '' && end < start ? 'Tahun lulus tidak boleh sebelum tahun masuk.' : null),
  });
};

const dayError = (called: string, day: string, now: Date): string | null => {
  if (!isDay(day)) return `${called} tidak dikenal.`;
  return day > todayOf(now) ? `${called} tidak boleh di masa depan.` : null;
};

export const careerErrors = (texts: CareerTexts, now: Date): FieldErrors => {
  const { company, position, start_date: start, end_date: end, description } = texts;
  const endError = end === '' ? null : dayError('Tanggal selesai', end, now);
  return asErrors({
    company: textError('Nama perusahaan', company, 255, true),
    position: textError('Jabatan', position, 255, true),
    start_date: dayError('Tanggal mulai', start, now),
    end_date: endError ?? (end !== '' && end < start ? 'Tanggal selesai tidak boleh sebelum tanggal mulai.' : null),
    description: textError('Uraian', description, 1000, false),
  });
};
