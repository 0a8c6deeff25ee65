import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leftText, windowText } from '../../../src/ui/assessment/appeal/appeal-window.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('the time left for an appeal', () => {
  it.each([
    [0, 'kurang dari 1 menit'],
    [minute - 1, 'kurang dari 1 menit'],
    [minute, '1 menit'],
    [hour - 1, '59 menit'],
    [hour, '1 jam'],
    [5 * hour + 12 * minute, '5 jam 12 menit'],
    [day, '1 hari'],
    [2 * day + 5 * hour + 59 * minute, '2 hari 5 jam'],
  ])('is shown for %d ms as %s', (left, text) => {
    expect(leftText(left)).toBe(text);
  });

  it('never promises more than there is', () => {
    const units = { hari: day, jam: hour, menit: minute };
    fc.assert(
      fc.property(fc.integer({ min: minute, max: 30 * day }), (left) => {
        const parts = [...leftText(left).matchAll(/(\d+) (hari|jam|menit)/g)];
        const told = parts.reduce((sum, [, count, unit]) => sum + Number(count) * units[unit as keyof typeof units], 0);
        expect(told).toBeLessThanOrEqual(left);
        expect(told).toBeGreaterThan(left - (left >= day ? hour : minute));
      }),
    );
  });
});

describe('the text of an appeal window', () => {
  const until = '2026-03-13T16:59:59.000Z';

  it('names the end, in the zone of the place, and the remaining time', () => {
    expect(windowText({ kind: 'open', until, left: 5 * hour }, 'WITA')).toBe(
      'Banding dapat dikirim sampai Sabtu, 14 Maret 2026, 00.59 WITA dini hari (Jumat, 23.59 WIB). Sisa waktu 5 jam.',
    );
  });

  it('omits the remaining time while the server’s clock is unknown, and says when the window ended', () => {
    expect(windowText({ kind: 'open', until, left: null }, undefined)).not.toContain('Sisa');
    expect(windowText({ kind: 'over', until }, undefined)).toBe(
      'Masa banding sudah berakhir Jumat, 13 Maret 2026, 23.59 WIB.',
    );
  });
});
