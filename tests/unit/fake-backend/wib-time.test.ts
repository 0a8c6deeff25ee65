import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { ago, DAY, endOfWorkingDay, HOUR, wibAt } from '../../../fake-backend/wib-time.ts';

const own = process.env.TZ;
afterEach(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});

const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
/** Computed without dayjs and without a time zone. */
const inWib = (instant: number) => new Date(instant + 7 * HOUR).toISOString();

describe.each(['UTC', 'Asia/Jakarta', 'America/New_York'])('a time of the simulated server in %s', (zone) => {
  it('is written in WIB', () => {
    process.env.TZ = zone;
    fc.assert(
      fc.property(instants, fc.nat(400 * DAY), fc.integer({ min: -400, max: 400 }), (now, age, days) => {
        expect(ago(now, age)).toBe(`${inWib(now.getTime() - age).slice(0, 19)}+07:00`);
        expect(wibAt(now, days, '08:00')).toBe(`${inWib(now.getTime() + days * DAY).slice(0, 10)}T08:00:00+07:00`);
      }),
    );
  });

  it('that is some working days ahead skips Saturdays and Sundays', () => {
    process.env.TZ = zone;
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 5 }), (now, count) => {
        const end = endOfWorkingDay(now, 0, count);
        const working = Array.from({ length: 14 }, (_, index) => inWib(now.getTime() + (index + 1) * DAY).slice(0, 10));
        const days = working.filter((day) => ![0, 6].includes(new Date(day).getUTCDay()));
        expect(end).toBe(`${days[count - 1]}T23:59:59+07:00`);
      }),
    );
  });
});
