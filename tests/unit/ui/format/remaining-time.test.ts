import { expect, test } from 'vitest';
import { remainingText } from '../../../../src/ui/format/remaining-time.ts';

test.each([
  [0, '0 detik'],
  [1, '1 detik'],
  [59_001, '1 menit 00 detik'],
  [61_000, '1 menit 01 detik'],
  [3_600_000, '1 jam 00 menit 00 detik'],
  [86_399_000, '23 jam 59 menit 59 detik'],
])('%i ms is %s', (milliseconds, text) => expect(remainingText(milliseconds)).toBe(text));
