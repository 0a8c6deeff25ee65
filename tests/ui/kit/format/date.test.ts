import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

const own = process.env.TZ;
afterEach(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});

const onDevice = async (zone: string) => {
  process.env.TZ = zone;
  vi.resetModules();
  return import('../../../../src/ui/kit/format/date.ts');
};

const zones: readonly [string, number][] = [
  ['Asia/Jakarta', -420],
  ['Asia/Jayapura', -540],
  ['UTC', 0],
  ['America/Los_Angeles', 480],
  ['Pacific/Kiritimati', -840],
];

describe.each(zones)('on a device in %s', (zone, offset) => {
  it('dates are in WIB [9.zone.wib]', async () => {
    const date = await onDevice(zone);
    expect(new Date('2026-01-04T17:00:00Z').getTimezoneOffset()).toBe(offset);
    expect(date.longDate('2026-01-04T17:00:00Z')).toBe('Senin, 5 Januari 2026');
    expect(date.longDate('2026-01-04T16:59:59Z')).toBe('Minggu, 4 Januari 2026');
    expect(date.longDateTime('2026-01-05T02:00:00Z')).toBe('Senin, 5 Januari 2026, 09.00 WIB');
    expect(date.shortDate('2025-12-31T17:00:00Z')).toBe('1 Jan 2026');
    expect(date.shortDate('2026-08-17')).toBe('17 Agu 2026');
    expect(date.timeOfDay('2026-01-04T17:00:00Z')).toBe('00.00');
    expect(date.timeOfDay('2026-01-04T16:59:59Z')).toBe('23.59');
    expect(['2026-01', '2026-12'].map(date.monthName)).toEqual(['Januari 2026', 'Desember 2026']);
  });

  it('dates match the device’s Intl texts for Jakarta', async () => {
    const date = await onDevice(zone);
    const inJakarta = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', ...options });
    const [year, day] = ['numeric', 'numeric'] as const;
    const long = inJakarta({ weekday: 'long', day, month: 'long', year });
    const short = inJakarta({ day, month: 'short', year });
    const clock = inJakarta({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    const instants = fc.date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (instant) => {
        const iso = instant.toISOString();
        expect(date.longDate(iso)).toBe(long.format(instant));
        expect(date.shortDate(iso)).toBe(short.format(instant));
        expect(date.timeOfDay(instant.getTime())).toBe(clock.format(instant).replace(':', '.'));
      }),
    );
  });
});
