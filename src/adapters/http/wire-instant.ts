import * as z from 'zod/mini';
import { isFields } from '../../application/fields-of.ts';
import { utc } from '../../domain/calendar/calendar.ts';
import { exists } from '../../domain/calendar/calendar-date.ts';
import { brought, optional, readable } from './wire.ts';

const clock = String.raw`(?:[ T](?<time>\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(?<zone>Z|[+-]\d{2}:?\d{2})?)?$`;
const yearFirst = new RegExp(String.raw`^(?<year>\d{4})[-/](?<month>\d{2})[-/](?<day>\d{2})${clock}`);
/** PHP's date format `d-m-Y`. Dates with slashes are rejected, because the month could come first. */
const dayFirst = new RegExp(String.raw`^(?<day>\d{2})-(?<month>\d{2})-(?<year>\d{4})${clock}`);

/** Converts to ISO 8601, which all browsers parse alike. Other formats are rejected. */
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

/** Whether a time has no zone, so that it means what the server's zone makes of it. */
export const isWithoutZone = (value: unknown): boolean => {
  const { time, zone } = (yearFirst.exec(String(value)) ?? dayFirst.exec(String(value)))?.groups ?? {};
  return time !== undefined && zone === undefined;
};

/** Accepts seconds or milliseconds since the epoch, and PHP's `{ date, timezone_type, timezone }`. */
const asText = (value: unknown): unknown => {
  const digits = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  if (/^\d{10}(\d{3})?$/.test(digits)) return new Date(Number(digits.padEnd(13, '0'))).toISOString();
  if (!isFields(value) || typeof value.timezone !== 'string') return value;
  return `${value.date}${phpZones[value.timezone] ?? value.timezone}`;
};

/** An ISO instant. Laravel's `YYYY-MM-DD hh:mm:ss` has no zone and is read as UTC+7 (specification 9), a bare date as midnight in UTC+7. */
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

export const optionalInstant = brought(
  (value) => (typeof value === 'string' && value.startsWith('0000-00-00') ? null : value),
  optional(wireInstant),
);

export const shownInstant = readable(optionalInstant, null);
