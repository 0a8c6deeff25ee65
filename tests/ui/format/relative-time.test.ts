import { expect, test } from 'vitest';
import { relativeTime } from '../../../src/ui/format/relative-time.ts';

const now = Date.parse('2026-03-10T02:00:00Z');
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
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
])('%i ms ago is %s', (age, text) => {
  expect(relativeTime(new Date(now - age).toISOString(), now)).toBe(text);
});
