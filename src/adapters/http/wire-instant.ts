import * as z from 'zod/mini';
import { isFields } from '../../application/fields-of.ts';
import { utc } from '../../domain/calendar/calendar.ts';
import { exists } from '../../domain/calendar/calendar-date.ts';
import { brought, optional, readable } from './wire.ts';

const clock = String.raw`(?:[ T](?<time>\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(?<zone>Z|[+-]\d{2}:?\d{2})?)?$`;
const yearFirst = new RegExp(String.raw`^(?<year>\d{4})[-/](?<month>\d{2})[-/](?<day>\d{2})${clock}`);
/** PHP's `d-m-Y`. With slashes the month could be first: such a date is refused. */
const dayFirst = new RegExp(String.raw`^(?<day>\d{2})-(?<month>\d{2})-(?<year>\d{4})${clock}`);

/** In the one form that every browser reads alike; what says no zone is in UTC+7 (specification 9). Other forms would be guesses of the device. */
const fromText = (text: string): string => {
  const {
    year,
    month,
    day,
    time = '00:00',
    zone = '+07:00',
  } = (yearFirst.exec(text) ?? dayFirst.exec(text))?.groups ?? {};
  const date = `${year}-${month}-${day}`;
  return exists(date) ? `${date}T${time}${zone.replace(/^(.\d\d)(\d\d)$/, '$1:$2')}` : '';
};

const phpZones: Readonly<Record<string, string>> = {
  UTC: 'Z',
  'Asia/Jakarta': '+07:00',
  'Asia/Pontianak': '+07:00',
  'Asia/Makassar': '+08:00',
  'Asia/Jayapura': '+09:00',
};

/** What a server may write instead of a text: seconds or milliseconds since the epoch, and PHP's `{ date, timezone_type, timezone }`. */
const asText = (value: unknown): unknown => {
  const digits = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  if (/^\d{10}(\d{3})?$/.test(digits)) return new Date(Number(digits.padEnd(13, '0'))).toISOString();
  if (!isFields(value) || typeof value.timezone !== 'string') return value;
  return `${value.date}${phpZones[value.timezone] ?? value.timezone}`;
};

/** An instant of ISO; Laravel's `YYYY-MM-DD hh:mm:ss` has no zone and is read as UTC+7 (specification 9), a date alone as its midnight there. */
export const wireInstant = brought(
  asText,
  z.pipe(
    z.string().check(z.maxLength(60)),
    z.transform((text, context) => {
      const instant = utc(fromText(text));
      if (!instant.isValid()) context.issues.push({ code: 'custom', input: text, message: 'not an instant' });
      return instant.isValid() ? instant.toISOString() : '';
    }),
  ),
);

/** An instant, or none: MySQL's zero date is one that was never set. */
export const optionalInstant = brought(
  (value) => (typeof value === 'string' && value.startsWith('0000-00-00') ? null : value),
  optional(wireInstant),
);

/** An instant that is only shown, and decides nothing: one that cannot be read is not known. */
export const shownInstant = readable(optionalInstant, null);
