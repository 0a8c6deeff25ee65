import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupedPrakerjaCode, normalisedPrakerjaCode } from '../../../../src/domain/purchase/voucher.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.split('');
const code = fc.array(fc.constantFrom(...letters), { minLength: 12, maxLength: 12 }).map((all) => all.join(''));
const between = fc.array(fc.constantFrom('', '', ' ', '-', '–', '—', '\u2212', '\u00a0', '\u200b', '\t'), {
  minLength: 13,
  maxLength: 13,
});

const written = fc
  .tuple(code, between, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }))
  .map(([plain, gaps, small]) => ({
    plain,
    text: [...plain].map((letter, at) => gaps[at] + (small[at] ? letter.toLowerCase() : letter)).join('') + gaps[12],
  }));

const anything = fc.oneof(
  written.map(({ text }) => text),
  fc.string({ unit: 'binary' }),
);

describe('a Prakerja code', () => {
  it('is the same in every notation, and counts the PRAT of a test code', () => {
    fc.assert(fc.property(written, ({ plain, text }) => normalisedPrakerjaCode(text) === plain));
    expect(normalisedPrakerjaCode('prat-web1-0001')).toBe('PRATWEB10001');
  });

  it.each(['', ' \u2013 ', '\u200b', 'A'.repeat(61)])('is none, or too long: %j', (text) =>
    expect(normalisedPrakerjaCode(text)).toBeNull(),
  );

  it.each([
    ['PRAT-WEB1-00011', 'PRATWEB100011'],
    ['prat_web1_001', 'PRAT_WEB1_001'],
    ['ßabc', 'ßABC'],
  ])('of another shape is left to the server: %j', (text, sent) => expect(normalisedPrakerjaCode(text)).toBe(sent));

  it('is the same once it is grouped, and grouping it repeatedly changes nothing', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const code = normalisedPrakerjaCode(text);
        const grouped = groupedPrakerjaCode(text);
        expect([normalisedPrakerjaCode(grouped), groupedPrakerjaCode(grouped)]).toEqual([code, grouped]);
      }),
    );
  });

  it.each([
    ['', ''],
    ['p', 'P'],
    ['prat-', 'PRAT'],
    ['pratw', 'PRAT-W'],
    ['PRAT WEB1', 'PRAT-WEB1'],
    ['pratweb10001', 'PRAT-WEB1-0001'],
    ['bukan kode!', 'BUKAN KODE!'],
    ['pratweb10001x', 'PRATWEB10001X'],
  ])('%j is grouped four by four as %j', (text, grouped) => expect(groupedPrakerjaCode(text)).toBe(grouped));
});
