import type { Schedule } from '../../domain/catalog/schedule.ts';
import { longDate, timeOfDay } from '../format/date.ts';

/** `Senin, 5 Januari 2026, 08.00–17.00 WIB`, or both days of a longer one. */
export const scheduleTime = ({ startsAt, endsAt }: Pick<Schedule, 'startsAt' | 'endsAt'>): string => {
  const [first, last] = [longDate(startsAt), longDate(endsAt)];
  const hours = `${timeOfDay(startsAt)}–${timeOfDay(endsAt)} WIB`;
  return first === last ? `${first}, ${hours}` : `${first} – ${last}, ${hours}`;
};

/** `TUK Contoh Kuningan, Jakarta Selatan` */
export const placeText = (name: string, city: string): string => (city === '' ? name : `${name}, ${city}`);
