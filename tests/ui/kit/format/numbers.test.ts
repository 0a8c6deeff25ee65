import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileSize } from '../../../../src/ui/kit/components/media/file-size.ts';
import { grouped, toOneDigit } from '../../../../src/ui/kit/components/text/grouped.ts';
import { money } from '../../../../src/ui/kit/format/money.ts';

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1_000, '1 KB'],
  [320_400, '320,4 KB'],
  [1_240_000, '1,2 MB'],
])('%i bytes are shown as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

it.each([
  [0, '0'],
  [0.04, '0'],
  [0.05, '0,1'],
  [1.25, '1,3'],
  [12, '12'],
  [999.96, '1.000'],
  [1_234.5, '1.234,5'],
])('%d is shown with at most one digit after the comma', (number, text) => {
  expect(toOneDigit(number)).toBe(text);
});

it.each([
  [0, 'Rp 0'],
  [999, 'Rp 999'],
  [1_000, 'Rp 1.000'],
  [750_000, 'Rp 750.000'],
  [1_350_000, 'Rp 1.350.000'],
  [1_350_000.4, 'Rp 1.350.000'],
  [Number.MAX_SAFE_INTEGER, 'Rp 9.007.199.254.740.991'],
])('%d rupiah are shown as %s', (rupiah, text) => {
  expect(money(rupiah).replace('\u00a0', ' ')).toBe(text);
  expect(`Rp ${grouped(Math.round(rupiah))}`).toBe(text);
});

it('every amount can be read back', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (rupiah) => {
      expect(money(rupiah)).toMatch(/^Rp\s\d{1,3}(\.\d{3})*$/);
      expect(Number(money(rupiah).replace(/\D/g, ''))).toBe(rupiah);
    }),
  );
});
