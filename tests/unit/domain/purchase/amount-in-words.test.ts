import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountInWords } from '../../../../src/domain/purchase/amount-in-words.ts';

test.each([
  [0, 'nol rupiah'],
  [11, 'sebelas rupiah'],
  [19, 'sembilan belas rupiah'],
  [100, 'seratus rupiah'],
  [210, 'dua ratus sepuluh rupiah'],
  [1_000, 'seribu rupiah'],
  [1_100, 'seribu seratus rupiah'],
  [11_000, 'sebelas ribu rupiah'],
  [850_000, 'delapan ratus lima puluh ribu rupiah'],
  [1_001_000, 'satu juta seribu rupiah'],
  [1_350_000, 'satu juta tiga ratus lima puluh ribu rupiah'],
  [2_000_000_001, 'dua miliar satu rupiah'],
])('%i is %s', (rupiah, text) => expect(amountInWords(rupiah)).toBe(text));

const powerWords = ['ribu', 'juta', 'miliar', 'triliun', 'kuadriliun'];
const digits: Readonly<Record<string, number>> = Object.fromEntries(
  ['satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'].map((word, at) => [word, at + 1]),
);
const powers = new Map([1e3, 1e6, 1e9, 1e12, 1e15].map((power, at) => [powerWords[at], power]));

/** An independent parser: a power word such as `ribu` is multiplied by the number before it. */
const read = (text: string): number => {
  let total = 0;
  let group = 0;
  let last = 0;
  const words = text
    .replace(/ rupiah$/, '')
    .replace('seribu', 'satu ribu')
    .replaceAll('seratus', 'satu ratus');
  for (const word of words.replaceAll('sepuluh', 'satu puluh').replaceAll('sebelas', 'satu belas').split(' ')) {
    if (word === 'ratus') group += last * 100 - last;
    else if (word === 'puluh') group += last * 10 - last;
    else if (word === 'belas') group += 10;
    else if (powers.has(word)) {
      total += group * (powers.get(word) ?? 0);
      group = 0;
    } else {
      last = digits[word] ?? 0;
      group += last;
    }
  }
  return total + group;
};

const amounts = fc.oneof(fc.integer({ min: 0, max: 3_000_000 }), fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }));

test('the words give the same amount, without double spaces, and without "satu" where Indonesian uses "se-"', () => {
  fc.assert(
    fc.property(amounts, (rupiah) => {
      const words = amountInWords(rupiah);
      expect(read(words)).toBe(rupiah);
      expect(words).toMatch(/^[a-z]+( [a-z]+)* rupiah$/);
      expect(words).not.toMatch(/satu (puluh|belas|ratus)|^satu ribu|(juta|miliar|triliun|kuadriliun) satu ribu/);
    }),
  );
});
