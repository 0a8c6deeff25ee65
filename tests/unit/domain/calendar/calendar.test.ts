import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { inWib } from '../../../../src/domain/calendar/calendar.ts';
import { calendarFile } from '../../../../src/domain/calendar/calendar-file.ts';

const own = process.env.TZ;
afterEach(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});

const hour = 3_600_000;
const instants = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
/** Each half an hour of a year, and with it both changes of every summer time. */
const halfHours = Array.from({ length: 366 * 48 }, (_, count) => Date.UTC(2026, 0, 1) + (count * hour) / 2);

/** The same without dayjs and without a zone: seven hours later in UTC. */
const sevenHoursLater = (instant: number) => new Date(instant + 7 * hour).toISOString().slice(0, 19);

describe.each(['UTC', 'Asia/Jakarta', 'America/New_York', 'Europe/Berlin', 'Pacific/Apia'])(
  'a moment in WIB on a device in %s (fault matrix 28)',
  (zone) => {
    it('is seven hours later than in UTC, through every half an hour of a year', () => {
      process.env.TZ = zone;
      const wrong = halfHours.filter((instant) => inWib(instant, 'YYYY-MM-DDTHH:mm:ss') !== sevenHoursLater(instant));
      expect(wrong).toEqual([]);
    });

    it('is that for any instant of three centuries, as text and as a number', () => {
      process.env.TZ = zone;
      fc.assert(
        fc.property(instants, (date) => {
          const expected = sevenHoursLater(date.getTime());
          expect(inWib(date.getTime(), 'YYYY-MM-DDTHH:mm:ss')).toBe(expected);
          expect(inWib(date.toISOString(), 'YYYY-MM-DDTHH:mm:ss')).toBe(expected);
        }),
      );
    });

    it('is in a calendar file in UTC', () => {
      process.env.TZ = zone;
      const event = { uid: '1', title: '', location: '', description: '', startsAt: '', endsAt: null };
      fc.assert(
        fc.property(instants, (date) => {
          const iso = date.toISOString();
          const file = calendarFile({ ...event, startsAt: iso }, iso);
          expect(file).toContain(`DTSTART:${iso.replace(/[-:]|\.\d+/g, '')}\r\n`);
        }),
      );
    });
  },
);
