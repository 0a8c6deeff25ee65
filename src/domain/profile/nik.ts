import { type CalendarDate, dayText } from '../calendar/calendar-date.ts';
import type { PersonalData } from './profile.ts';

const addedForWomen = 40;

/** The fields that contradict the NIK: digits 7–12 are DDMMYY of birth, DD + 40 for women (domain: FR.APL.01). A real NIK can be wrong. */
export const nikDisagrees = (
  nik: string,
  birthDate: CalendarDate,
  gender: PersonalData['gender'],
): readonly ('birthDate' | 'gender')[] => {
  if (!/^\d{16}$/.test(nik)) return [];
  const written = Number(nik.slice(6, 8));
  const woman = written > addedForWomen;
  const day = String(woman ? written - addedForWomen : written).padStart(2, '0');
  const otherDate = birthDate !== '' && dayText(birthDate, 'DDMMYY') !== day + nik.slice(8, 12);
  const otherGender = gender !== '' && (gender === 'P') !== woman;
  return [...(otherDate ? (['birthDate'] as const) : []), ...(otherGender ? (['gender'] as const) : [])];
};
