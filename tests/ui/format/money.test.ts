import fc from 'fast-check';
import { expect, it } from 'vitest';
import { money } from '../../../src/ui/format/money.ts';

it.each([
  [0, 'Rp 0'],
  [999, 'Rp 999'],
  [1_000, 'Rp 1.000'],
  [750_000, 'Rp 750.000'],
  [1_350_000, 'Rp 1.350.000'],
  [1_350_000.4, 'Rp 1.350.000'],
  [Number.MAX_SAFE_INTEGER, 'Rp 9.007.199.254.740.991'],
])('%d rupiah are %s', (rupiah, text) => {
  expect(money(rupiah).replace('\u00a0', ' ')).toBe(text);
});

it('every amount can be read back', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (rupiah) => {
      expect(money(rupiah)).toMatch(/^Rp\s\d{1,3}(\.\d{3})*$/);
      expect(Number(money(rupiah).replace(/\D/g, ''))).toBe(rupiah);
    }),
  );
});
