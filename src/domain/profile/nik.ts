import { type CalendarDate, dayText, isDay } from '../calendar/calendar-date.ts';
import type { PersonalData } from './profile.ts';

const addedForWomen = 40;

/** The day of birth (`DDMMYY`) and the gender that a NIK names; null for anything else. */
const readNik = (nik: string): { readonly birth: string; readonly gender: 'L' | 'P' } | null => {
  if (!/^\d{16}$/.test(nik)) return null;
  const written = Number(nik.slice(6, 8));
  const woman = written > addedForWomen;
  const day = String(woman ? written - addedForWomen : written).padStart(2, '0');
  return { birth: day + nik.slice(8, 12), gender: woman ? 'P' : 'L' };
};

/** The date that was meant if a NIK shows its day and month the other way round, as somebody types it who writes the day first; else null. */
export const swappedDate = (nik: string, birthDate: CalendarDate): CalendarDate | null => {
  const read = readNik(nik);
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const swapped = `${year}-${day}-${month}`;
  return read && month !== day && isDay(birthDate) && isDay(swapped) && dayText(swapped, 'DDMMYY') === read.birth
    ? swapped
    : null;
};

/** The fields that contradict the NIK: digits 7–12 are DDMMYY of birth, DD + 40 for women (domain: FR.APL.01). A real NIK can be wrong. */
export const nikDisagrees = (
  nik: string,
  birthDate: CalendarDate,
  gender: PersonalData['gender'],
): readonly ('birthDate' | 'gender')[] => {
  const read = readNik(nik);
  if (!read) return [];
  const otherDate = birthDate !== '' && dayText(birthDate, 'DDMMYY') !== read.birth;
  const otherGender = gender !== '' && gender !== read.gender;
  return [...(otherDate ? (['birthDate'] as const) : []), ...(otherGender ? (['gender'] as const) : [])];
};
