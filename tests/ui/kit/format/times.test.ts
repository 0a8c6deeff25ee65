import { describe, expect, it } from 'vitest';
import { longDateTime, timeText } from '../../../../src/ui/kit/format/date.ts';
import { relativeTime } from '../../../../src/ui/kit/format/relative-time.ts';
import { clockText, remainingText } from '../../../../src/ui/kit/format/remaining-time.ts';

const now = Date.parse('2026-03-10T02:00:00Z');
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

it.each([
  [0, 'baru saja'],
  [59 * second, 'baru saja'],
  [minute, '1 menit yang lalu'],
  [59 * minute, '59 menit yang lalu'],
  [hour, '1 jam yang lalu'],
  [23.9 * hour, '23 jam yang lalu'],
  [day, '1 hari yang lalu'],
  [29 * day, '29 hari yang lalu'],
  [30 * day, '1 bulan yang lalu'],
  [364 * day, '12 bulan yang lalu'],
  [365 * day, '1 tahun yang lalu'],
  [-30 * second, 'baru saja'],
  [-2 * minute, null],
])('%i ms ago is shown as %s', (age, text) => {
  expect(relativeTime(new Date(now - age).toISOString(), now)).toBe(text);
});

it.each([
  [0, '0 detik'],
  [1, '1 detik'],
  [59_001, '1 menit 00 detik'],
  [61_000, '1 menit 01 detik'],
  [3_600_000, '1 jam'],
  [86_399_000, '23 jam 59 menit'],
  [86_400_000, '24 jam'],
  [2_700_000_000, '750 jam'],
])('%i ms remaining are shown as %s', (milliseconds, text) => expect(remainingText(milliseconds)).toBe(text));

it.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [605_000, '10:05'],
  [3_600_000, '1:00:00'],
  [36_309_000, '10:05:09'],
  [360_000_000, '100:00:00'],
])('%i ms are shown as %s on a clock', (milliseconds, text) => expect(clockText(milliseconds)).toBe(text));

describe('a time at a site', () => {
  it('is in local time, with WIB beside it', () => {
    expect(longDateTime('2026-12-16T00:00:00Z', 'WITA')).toBe('Rabu, 16 Desember 2026, 08.00 WITA (07.00 WIB)');
    expect(longDateTime('2026-12-15T23:00:00Z', 'WIT')).toBe('Rabu, 16 Desember 2026, 08.00 WIT (06.00 WIB)');
  });

  it('appears once in WIB', () => {
    expect(longDateTime('2026-12-16T01:00:00Z', 'WIB')).toBe('Rabu, 16 Desember 2026, 08.00 WIB');
    expect(longDateTime('2026-12-16T01:00:00Z', undefined)).toBe('Rabu, 16 Desember 2026, 08.00 WIB');
  });

  it('names the day in WIB if it differs', () => {
    expect(timeText('2026-12-15T15:30:00Z', 'WIT')).toBe('00.30 WIT dini hari (Selasa, 22.30 WIB)');
  });

  it('is a dash when it is unknown', () => {
    expect(longDateTime(null, 'WITA')).toBe('–');
  });
});
