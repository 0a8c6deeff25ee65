import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupedPrakerjaCode, normalisedPrakerjaCode } from '../../../../src/domain/purchase/voucher.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.split('');
const code = fc.array(fc.constantFrom(...letters), { minLength: 12, maxLength: 12 }).map((all) => all.join(''));
const between = fc.array(fc.constantFrom('', '', ' ', '-', '–', '—', '\u2212', '\u00a0', '\u200b', '\t'), {
  minLength: 13,
  maxLength: 13,
});

/** The same code as people write it: small letters, and something between the letters or around them. */
const written = fc
  .tuple(code, between, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }))
  .map(([plain, gaps, small]) => ({
    plain,
    text: [...plain].map((letter, at) => gaps[at] + (small[at] ? letter.toLowerCase() : letter)).join('') + gaps[12],
  }));

const anything = fc.string({ unit: 'binary' });

describe('a Prakerja code', () => {
  it('is the same however it is written', () => {
    fc.assert(fc.property(written, ({ plain, text }) => normalisedPrakerjaCode(text) === plain));
  });

  it('has 12 letters and digits, or is none', () => {
    fc.assert(fc.property(anything, (text) => /^[A-Z0-9]{12}$/.test(normalisedPrakerjaCode(text) ?? 'A'.repeat(12))));
  });

  it('counts the PRAT of a test code', () => {
    expect(normalisedPrakerjaCode('prat-web1-0001')).toBe('PRATWEB10001');
    expect(normalisedPrakerjaCode('PRAT-ABCD12345678')).toBeNull();
  });

  it.each(['', 'PRAT-WEB1-000', 'PRAT-WEB1-00011', 'PRAT_WEB1_001', 'PRAT-WEB1-000É', 'ßABCDEFGHIJ', 'ıABCDEFGHIJK'])(
    'is none: %j',
    (text) => expect(normalisedPrakerjaCode(text)).toBeNull(),
  );
});

describe('grouping', () => {
  it('shows four by four, also the beginning of a code', () => {
    expect(['', 'p', 'prat', 'prat-', 'pratw', 'PRAT WEB1', 'pratweb10001'].map(groupedPrakerjaCode)).toEqual([
      '',
      'P',
      'PRAT',
      'PRAT',
      'PRAT-W',
      'PRAT-WEB1',
      'PRAT-WEB1-0001',
    ]);
  });

  it('changes nothing that counts, and nothing the second time', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          written.map(({ text }) => text),
          anything,
        ),
        (text) => {
          const grouped = groupedPrakerjaCode(text);
          expect(normalisedPrakerjaCode(grouped)).toBe(normalisedPrakerjaCode(text));
          expect(groupedPrakerjaCode(grouped)).toBe(grouped);
        },
      ),
    );
  });

  it('leaves what is no code as it was typed, in upper case', () => {
    expect(groupedPrakerjaCode('bukan kode!')).toBe('BUKAN KODE!');
    expect(groupedPrakerjaCode('pratweb10001x')).toBe('PRATWEB10001X');
  });
});
