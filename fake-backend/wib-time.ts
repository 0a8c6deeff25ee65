import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/id.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** An instant in WIB time; `add` and `day` use WIB too. WIB has no summer time, so UTC plus seven hours is enough. */
export const wib = (instant: Date | string | number): Dayjs => dayjs.utc(instant).add(7, 'hours');

export const ago = (now: Date, duration: number): string =>
  wib(now.getTime() - duration).format('YYYY-MM-DDTHH:mm:ss[+07:00]');

export const wibAt = (now: Date, days: number, time: string): string =>
  wib(now).add(days, 'days').format(`YYYY-MM-DD[T${time}:00+07:00]`);

const zoneHours = { WIB: 7, WITA: 8, WIT: 9 } as const;

export type Zone = keyof typeof zoneHours;

/** `Rabu, 16 Desember 2026, 08.00 WITA (07.00 WIB)`. For sites in WIB, without the part in parentheses. */
export const siteTime = (instant: string, zone: Zone): string => {
  const there = dayjs.utc(instant).add(zoneHours[zone], 'hours').locale('id').format('dddd, D MMMM YYYY, HH.mm');
  return zone === 'WIB' ? `${there} WIB` : `${there} ${zone} (${wib(instant).format('HH.mm')} WIB)`;
};

export const endOfDay = (day: Dayjs): string => day.format('YYYY-MM-DD[T23:59:59+07:00]');

/** End of the nth working day after a past instant; public holidays are ignored. */
export const endOfWorkingDay = (now: Date, since: number, workingDays: number): string => {
  let day = wib(now.getTime() - since);
  for (let left = workingDays; left > 0; ) {
    day = day.add(1, 'day');
    if (day.day() !== 0 && day.day() !== 6) left -= 1;
  }
  return endOfDay(day);
};
