import { inWib } from '../../../domain/calendar/calendar.ts';

// Formats dates in WIB, regardless of the device's zone (specification 9: UTC+7, WIB). Instants are ISO or milliseconds since the epoch.
type Instant = string | number;

const zone = 'WIB';

const unknown = '–';

export const longDate = (instant: Instant | null): string =>
  instant === null ? unknown : inWib(instant, 'dddd, D MMMM YYYY');

export const longDateTime = (instant: Instant | null): string =>
  instant === null ? unknown : `${longDate(instant)}, ${timeOfDay(instant)} ${zone}`;

export const shortDate = (instant: Instant | null): string =>
  instant === null ? unknown : inWib(instant, 'D MMM YYYY');

export const shortDateTime = (instant: Instant | null): string =>
  instant === null ? unknown : `${shortDate(instant)}, ${timeOfDay(instant)} ${zone}`;

export const timeOfDay = (instant: Instant): string => inWib(instant, 'HH.mm');

export const monthName = (yearAndMonth: string): string => inWib(`${yearAndMonth}-15`, 'MMMM YYYY');
