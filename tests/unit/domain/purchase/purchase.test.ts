import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { amountInWords } from '../../../../src/domain/purchase/amount-in-words.ts';
import { isBudgetSource, offersPrakerja } from '../../../../src/domain/purchase/budget-source.ts';
import { isSameRepeat, type Repeat } from '../../../../src/domain/purchase/repeat.ts';
import {
  isBoughtWith,
  isPayable,
  paymentTerm,
  tabOf,
  transactionStatuses,
} from '../../../../src/domain/purchase/transaction.ts';
import { groupedPrakerjaCode, normalisedPrakerjaCode } from '../../../../src/domain/purchase/voucher.ts';

it('two purchases repeat the same when they renew one certificate or assess one purchase again', () => {
  const repeats: readonly Repeat[] = [
    { kind: 'renewal', certificate: 'A' },
    { kind: 'renewal', certificate: 'B' },
    { kind: 'reassessment', trxId: 'A' },
    { kind: 'reassessment', trxId: 'B' },
  ];
  for (const one of repeats) expect(repeats.filter((other) => isSameRepeat({ ...one }, other))).toEqual([one]);
  expect(repeats.filter((other) => isSameRepeat(null, other))).toEqual([]);
});

it('Prakerja is offered by a body that lists it, or that has no list', () => {
  const lists = [undefined, [], [{ source: 'mandiri' }], [{ source: 'mandiri' }, { source: 'prakerja' }]];
  expect(lists.map(offersPrakerja)).toEqual([true, false, false, true]);
});

describe('an amount in words', () => {
  test.each([
    [0, 'nol rupiah'],
    [10, 'sepuluh rupiah'],
    [11, 'sebelas rupiah'],
    [19, 'sembilan belas rupiah'],
    [100, 'seratus rupiah'],
    [1_100, 'seribu seratus rupiah'],
    [11_000, 'sebelas ribu rupiah'],
    [850_000, 'delapan ratus lima puluh ribu rupiah'],
    [1_001_000, 'satu juta seribu rupiah'],
    [2_000_000_001, 'dua miliar satu rupiah'],
  ])('%i is %s', (rupiah, text) => expect(amountInWords(rupiah)).toBe(text));

  const digits: Readonly<Record<string, number>> = Object.fromEntries(
    ['satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'].map((word, at) => [word, at + 1]),
  );
  const powers = new Map(
    ['ribu', 'juta', 'miliar', 'triliun', 'kuadriliun'].map((word, at) => [word, 1_000 ** (at + 1)]),
  );

  /** An independent parser: a power word such as `ribu` is multiplied by the number before it. */
  const read = (text: string): number => {
    let [total, group, last] = [0, 0, 0];
    const words = text.replace(/ rupiah$/, '').replaceAll(/\bse(ribu|ratus|puluh|belas)/g, 'satu $1');
    for (const word of words.split(' ')) {
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

  test('is the same amount, without double spaces, and without "satu" where Indonesian uses "se-"', () => {
    const amounts = fc.oneof(fc.integer({ min: 0, max: 3_000_000 }), fc.integer({ min: 0, max: 2 ** 53 - 1 }));
    fc.assert(
      fc.property(amounts, (rupiah) => {
        const words = amountInWords(rupiah);
        expect(read(words)).toBe(rupiah);
        expect(words).toMatch(/^[a-z]+( [a-z]+)* rupiah$/);
        expect(words).not.toMatch(/satu (puluh|belas|ratus)|^satu ribu|(juta|miliar|triliun|kuadriliun) satu ribu/);
      }),
    );
  });
});

describe('a purchase', () => {
  it.each([
    ['mandiri', undefined, 'Umum', true],
    ['mandiri', 'Umum', 'Umum', true],
    ['mandiri', 'Alumni', 'Umum', false],
    ['apbn', 'Umum', 'Umum', false],
  ])('from %s named %s is of the line mandiri named %s: %s', (budgetSource, budgetTitle, title, expected) => {
    const bought = { budgetSource, ...(budgetTitle !== undefined && { budgetTitle }) };
    expect(isBoughtWith(bought, { source: 'mandiri', title })).toBe(expected);
  });

  it('is listed as failed when it ended without payment, and can be paid only while it is pending with an amount to pay', () => {
    expect(transactionStatuses.map(tabOf)).toEqual(['pending', 'paid', 'failed', 'failed', 'failed']);
    const statuses = [...transactionStatuses, 'unknown'] as const;
    expect(statuses.filter((status) => isPayable({ status, amount: 850_000 }))).toEqual(['pending']);
    for (const amount of [0, null]) expect(isPayable({ status: 'pending', amount })).toBe(false);
  });

  it('has a term for its payment until its deadline, which is unknown without a clock', () => {
    const at = '2026-03-10T10:00:00.000Z';
    const deadline = Date.parse(at);
    const terms = [null, deadline - 1, deadline].map((now) => paymentTerm(at, now));
    expect([paymentTerm(null, deadline), ...terms]).toEqual(['none', 'unknown', 'open', 'over']);
  });

  it('has a source of budget that is distinguished from any other word', () => {
    const words = ['mandiri', 'apbn', 'Mandiri', '', 'toString'];
    expect(words.filter(isBudgetSource)).toEqual(['mandiri', 'apbn']);
  });
});

describe('a Prakerja code', () => {
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

  it('is the same in every notation, once it is grouped too, and grouping it repeatedly changes nothing', () => {
    fc.assert(fc.property(written, ({ plain, text }) => normalisedPrakerjaCode(text) === plain));
    fc.assert(
      fc.property(anything, (text) => {
        const grouped = groupedPrakerjaCode(text);
        expect([normalisedPrakerjaCode(grouped), groupedPrakerjaCode(grouped)]).toEqual([
          normalisedPrakerjaCode(text),
          grouped,
        ]);
      }),
    );
  });

  it('counts the PRAT of a test code, is left to the server in another shape, and is none when empty or too long', () => {
    const codes = ['prat-web1-0001', 'PRAT-WEB1-00011', 'prat_web1_001', 'ßabc', ' \u2013 ', '\u200b', 'A'.repeat(61)];
    const read = ['PRATWEB10001', 'PRATWEB100011', 'PRAT_WEB1_001', 'ßABC', null, null, null];
    expect(codes.map(normalisedPrakerjaCode)).toEqual(read);
  });

  it('is grouped four by four', () => {
    const typed = ['', 'prat-', 'pratw', 'PRAT WEB1', 'pratweb10001', 'bukan kode!', 'pratweb10001x'];
    const grouped = ['', 'PRAT', 'PRAT-W', 'PRAT-WEB1', 'PRAT-WEB1-0001', 'BUKAN KODE!', 'PRATWEB10001X'];
    expect(typed.map(groupedPrakerjaCode)).toEqual(grouped);
  });
});
