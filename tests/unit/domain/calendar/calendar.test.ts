import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { inWib } from '../../../../src/domain/calendar/calendar.ts';
import { runs } from '../../../runs.ts';

const own = process.env.TZ;
afterEach(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});

const hour = 3_600_000;
const instants = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
/** The moments of the daylight saving changes in New York and Berlin, and half an hour before and after each. */
const changes = ['2026-03-08T07:00Z', '2026-11-01T06:00Z', '2026-03-29T01:00Z', '2026-10-25T01:00Z'].flatMap((change) =>
  [-0.5, 0, 0.5].map((later) => Date.parse(change) + later * hour),
);

const sevenHoursLater = (instant: number) => new Date(instant + 7 * hour).toISOString().slice(0, 19);

describe.each(['UTC', 'Asia/Jakarta', 'America/New_York', 'Europe/Berlin', 'Pacific/Apia'])(
  'a moment in WIB on a device in %s (fault matrix 28)',
  (zone) => {
    it('is seven hours ahead of UTC for any instant of three centuries, and at daylight saving changes', () => {
      process.env.TZ = zone;
      fc.assert(
        fc.property(instants, (date) => {
          const expected = sevenHoursLater(date.getTime());
          expect(inWib(date.getTime(), 'YYYY-MM-DDTHH:mm:ss')).toBe(expected);
          expect(inWib(date.toISOString(), 'YYYY-MM-DDTHH:mm:ss')).toBe(expected);
        }),
        { examples: changes.map((change) => [new Date(change)]), numRuns: runs(50, 300) },
      );
    });
  },
);
