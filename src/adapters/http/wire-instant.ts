import * as z from 'zod/mini';
import { utc } from '../../domain/calendar/calendar.ts';
import { exists } from '../../domain/calendar/calendar-date.ts';

const isoDate = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

/** In the one form that every browser reads alike; what says no zone is in UTC+7. Other forms would be guesses of the device. */
const withZone = (text: string): string => {
  const [, date = '', time = '00:00', zone = '+07:00'] = isoDate.exec(text) ?? [];
  return exists(date) ? `${date}T${time}${zone.replace(/^(.\d\d)(\d\d)$/, '$1:$2')}` : '';
};

/** An ISO instant; Laravel's `YYYY-MM-DD hh:mm:ss` has no zone and is read as UTC+7 (specification 9), a date alone as its midnight there. */
export const wireInstant = z.pipe(
  z.string().check(z.maxLength(40)),
  z.transform((text, context) => {
    const instant = utc(withZone(text));
    if (!instant.isValid()) context.issues.push({ code: 'custom', input: text, message: 'not an instant' });
    return instant.isValid() ? instant.toISOString() : '';
  }),
);
