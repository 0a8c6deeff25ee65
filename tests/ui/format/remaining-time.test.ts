import { expect, test } from 'vitest';
import { clockText, remainingText } from '../../../src/ui/format/remaining-time.ts';

test.each([
  [0, '0 detik'],
  [1, '1 detik'],
  [59_001, '1 menit 00 detik'],
  [61_000, '1 menit 01 detik'],
  [3_600_000, '1 jam 00 menit 00 detik'],
  [86_399_000, '23 jam 59 menit 59 detik'],
  [86_400_000, '24 jam 00 menit 00 detik'],
  [2_700_000_000, '750 jam 00 menit 00 detik'],
])('%i ms is %s', (milliseconds, text) => expect(remainingText(milliseconds)).toBe(text));

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [605_000, '10:05'],
  [3_600_000, '1:00:00'],
  [36_309_000, '10:05:09'],
  [360_000_000, '100:00:00'],
])('%i ms reads %s on a clock', (milliseconds, text) => expect(clockText(milliseconds)).toBe(text));
