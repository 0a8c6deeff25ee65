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

const devices: readonly [device: string, offset: number, said: string][] = [
  ['Asia/Jakarta', -420, 'WIB'],
  ['Asia/Makassar', -480, 'WITA'],
  ['Asia/Jayapura', -540, 'WIT'],
  ['Europe/Berlin', -60, 'waktu perangkat'],
  ['America/Los_Angeles', 480, 'waktu perangkat'],
  ['Asia/Kolkata', -330, 'waktu perangkat'],
  ['Pacific/Kiritimati', -840, 'waktu perangkat'],
];

const places = { WIB: 'Asia/Jakarta', WITA: 'Asia/Makassar', WIT: 'Asia/Jayapura' } as const;
const zones = Object.keys(places) as (keyof typeof places)[];

const [year, day] = ['numeric', 'numeric'] as const;
const intl = (timeZone: string | undefined, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('id-ID', { ...(timeZone && { timeZone }), ...options });
  return (instant: Date) => format.format(instant);
};
const long = { weekday: 'long', day, month: 'long', year } as const;
const short = { day, month: 'short', year } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const instants = fc.date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });

describe.each(devices)('on a device in %s', (device, offset, said) => {
  it('an instant of no place is in WIB [9.zone.wib]', async () => {
    const date = await onDevice(device);
    expect(new Date('2026-01-04T17:00:00Z').getTimezoneOffset()).toBe(offset);
    expect(date.longDateTime('2026-01-04T16:59:59Z', undefined)).toBe('Minggu, 4 Januari 2026, 23.59 WIB');
    expect(date.shortDate('2026-08-17', date.placeless)).toBe('17 Agu 2026');
    expect(['2026-01', '2026-12'].map(date.monthName)).toEqual(['Januari 2026', 'Desember 2026']);
    expect([date.longDay('1995-05-10'), date.shortDay('1995-05-10')]).toEqual(['Rabu, 10 Mei 1995', '10 Mei 1995']);
  });

  it.each(zones)('an instant of a place in %s is as the Intl texts of that place, with WIB beside it', async (zone) => {
    const date = await onDevice(device);
    const [longThere, shortThere, clockThere] = [long, short, clock].map((options) => intl(places[zone], options));
    const [longInWib, clockInWib] = [intl(places.WIB, long), intl(places.WIB, clock)];
    fc.assert(
      fc.property(instants, (instant) => {
        const iso = instant.toISOString();
        expect(date.longDate(iso, zone)).toBe(longThere?.(instant));
        expect(date.shortDate(iso, zone)).toBe(shortThere?.(instant));
        const [local, beside] = date.timeText(instant.getTime(), zone).split(' (');
        const isNight = longThere?.(instant) !== longInWib(instant);
        expect(local).toBe(`${clockThere?.(instant).replace(':', '.')} ${zone}${isNight ? ' dini hari' : ''}`);
        if (zone !== 'WIB') expect(beside).toContain(`${clockInWib(instant).replace(':', '.')} WIB)`);
      }),
    );
  });

  it.each(zones)('the last day before a deadline at the end of a day in WIB is that day, also in %s', async (zone) => {
    const date = await onDevice(device);
    expect(date.longLastDay('2026-12-07T16:59:00Z', zone)).toBe('Senin, 7 Desember 2026');
    expect(date.shortLastDay('2026-12-07T16:59:59Z', zone)).toBe('7 Des 2026');
    expect(date.shortLastDay('2026-12-07T01:00:00Z', zone)).toBe('7 Des 2026');
  });

  it('what was kept on it is in its own zone, which is said', async () => {
    const date = await onDevice(device);
    const clockHere = intl(undefined, clock);
    const soon = fc.date({ min: new Date('2025-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
    expect(date.deviceTime(Date.parse('2026-01-05T02:00:00Z'))).toMatch(new RegExp(`^\\d\\d\\.\\d\\d ${said}$`));
    fc.assert(
      fc.property(soon, (instant) => {
        expect(date.deviceTime(instant.getTime())).toContain(clockHere(instant).replace(':', '.'));
        expect(date.deviceDate(instant.getTime())).toBe(intl(undefined, short)(instant));
      }),
    );
  });
});
