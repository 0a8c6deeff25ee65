import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountInWords } from '../../../../src/domain/purchase/amount-in-words.ts';

test.each([
  [0, 'nol rupiah'],
  [1, 'satu rupiah'],
  [10, 'sepuluh rupiah'],
  [11, 'sebelas rupiah'],
  [12, 'dua belas rupiah'],
  [19, 'sembilan belas rupiah'],
  [20, 'dua puluh rupiah'],
  [21, 'dua puluh satu rupiah'],
  [100, 'seratus rupiah'],
  [101, 'seratus satu rupiah'],
  [111, 'seratus sebelas rupiah'],
  [210, 'dua ratus sepuluh rupiah'],
  [1_000, 'seribu rupiah'],
  [1_100, 'seribu seratus rupiah'],
  [2_000, 'dua ribu rupiah'],
  [11_000, 'sebelas ribu rupiah'],
  [21_000, 'dua puluh satu ribu rupiah'],
  [100_000, 'seratus ribu rupiah'],
  [101_000, 'seratus satu ribu rupiah'],
  [850_000, 'delapan ratus lima puluh ribu rupiah'],
  [1_000_000, 'satu juta rupiah'],
  [1_001_000, 'satu juta seribu rupiah'],
  [1_350_000, 'satu juta tiga ratus lima puluh ribu rupiah'],
  [2_000_000_001, 'dua miliar satu rupiah'],
])('%i is %s', (rupiah, text) => expect(amountInWords(rupiah)).toBe(text));

const digits: Readonly<Record<string, number>> = Object.fromEntries(
  ['satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'].map((word, at) => [word, at + 1]),
);
const powers: Readonly<Record<string, number>> = {
  ribu: 1e3,
  juta: 1e6,
  miliar: 1e9,
  triliun: 1e12,
  kuadriliun: 1e15,
};

/** Reads the words again, by rules of its own: what stands before a power counts as that many of it. */
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
    else if (powers[word] !== undefined) {
      total += group * powers[word];
      group = 0;
    } else {
      last = digits[word] ?? 0;
      group += last;
    }
  }
  return total + group;
};

const amounts = fc.oneof(fc.integer({ min: 0, max: 3_000_000 }), fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }));

test('the words say the same amount, whatever it is', () => {
  fc.assert(
    fc.property(amounts, (rupiah) => {
      expect(read(amountInWords(rupiah))).toBe(rupiah);
    }),
  );
});

test('the words are clean: no double spaces, no "satu" where Indonesian says "se-"', () => {
  fc.assert(
    fc.property(amounts, (rupiah) => {
      const words = amountInWords(rupiah);
      expect(words).toMatch(/^[a-z]+( [a-z]+)* rupiah$/);
      expect(words).not.toMatch(/satu (puluh|belas|ratus)|^satu ribu|(juta|miliar|triliun|kuadriliun) satu ribu/);
    }),
  );
});
