import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { validity } from '../../../../src/domain/certificate/certificate.ts';
import { lifeOf } from '../../../../src/domain/certificate/certificate-life.ts';
import { isSampleNumber, normalNumber, readCheckInput } from '../../../../src/domain/certificate/certificate-number.ts';
import { runs } from '../../../runs.ts';

const at = (instant: string) => Date.parse(instant);

test.each(['2026-03-10', '2026-03-10T00:00:00+07:00'])(
  'a certificate until %s is valid through the whole of that day in WIB, by the server clock, and never again after',
  (validUntil) => {
    const found = ['10T00:00:01', '10T23:59:59', '11T00:00:00'].map((now) =>
      validity({ status: 'valid', validUntil }, at(`2026-03-${now}+07:00`)),
    );
    expect(found).toEqual(['valid', 'valid', 'expired']);
  },
);

test('a certificate has the status of the server where that is no longer valid, or without a last day or a clock', () => {
  for (const status of ['expired', 'revoked', 'unknown'] as const)
    for (const validUntil of ['2020-03-10', '2036-03-10'])
      expect(validity({ status, validUntil }, at('2026-03-10'))).toBe(status);
  expect(validity({ status: 'valid', validUntil: null }, at('2040-01-01'))).toBe('valid');
  expect(validity({ status: 'valid', validUntil: '2020-01-01' }, null)).toBe('valid');
});

const endOf = (day: string) => `${day}T23:59:59+07:00`;

it.each([
  ['2029-11-22', '2029-05-21T23:59:59+07:00', 'running'],
  ['2029-11-22', '2029-05-22T00:00:00+07:00', 'ending'],
  ['2029-11-22', '2029-11-22T23:59:59+07:00', 'ending'],
  ['2029-11-22', '2029-11-23T00:00:00+07:00', 'ended'],
  // if the month has no day with this number, the six months start on its last day
  ['2028-08-31', '2028-02-28T23:59:59+07:00', 'running'],
  ['2028-08-31', '2028-02-29T00:00:00+07:00', 'ending'],
  ['2027-08-31', '2027-02-28T00:00:00+07:00', 'ending'],
])('a certificate until %s is at %s %s', (day, now, life) => {
  expect(lifeOf(endOf(day), at(now))).toBe(life);
});

test('a certificate with only a day as its end is valid through the whole of it, and one without it or a clock unknown', () => {
  const midnight = '2029-11-21T17:00:00.000Z'; // a date without a time is read as this instant
  expect(lifeOf(midnight, at('2029-11-22T20:00:00+07:00'))).toBe('ending');
  expect(lifeOf(midnight, at('2029-11-23T00:00:00+07:00'))).toBe('ended');
  expect([lifeOf(null, at('2029-11-22')), lifeOf(endOf('2029-11-22'), null)]).toEqual(['unknown', 'unknown']);
});

const digits = fc.array(fc.stringMatching(/^\d{1,7}$/), { minLength: 4, maxLength: 6 });
const numbers = fc.tuple(fc.constantFrom('', 'CONTOH '), digits).map(([word, parts]) => word + parts.join(' '));
const few = { numRuns: runs(40, 100) };

test('a number is the same with any spaces and letter case, normalising it twice changes nothing, and a sample is marked', () => {
  const spaces = fc.stringMatching(/^[ \t\n\u00a0]{1,3}$/);
  const property = fc.property(numbers, spaces, (number, space) => {
    expect(normalNumber(space + number.toLowerCase().replaceAll(' ', space) + space)).toBe(number);
  });
  fc.assert(property, few);
  const settled = (text: string) => normalNumber(normalNumber(text)) === normalNumber(text);
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), settled), { examples: [['ῢ'], ['i\u0307']] });
  expect([isSampleNumber('contoh 62010'), isSampleNumber('62010 2513')]).toEqual([true, false]);
});

describe('readCheckInput', () => {
  const hosts = fc.webAuthority({ size: 'xsmall' });

  it('takes the number from an address on any host, with and without its scheme', () => {
    const property = fc.property(numbers, hosts, fc.constantFrom('https://', 'http://'), (number, host, scheme) => {
      const address = `${scheme}${host}/certificate-check?${new URLSearchParams({ no: number, utm: 'x' })}#a`;
      expect(readCheckInput(` ${address}\n`)).toEqual({ kind: 'number', number });
    });
    fc.assert(property, few);
    expect(readCheckInput('lsp.001/62010-2026')).toEqual({ kind: 'number', number: 'LSP.001/62010-2026' });
    for (const start of ['portal.example', 'localhost:4173', '', '//portal.example']) {
      const input = readCheckInput(`${start}/certificate-check?no=62010+2513+1+0000088+2026`);
      expect(input).toEqual({ kind: 'number', number: '62010 2513 1 0000088 2026' });
    }
  });

  it('never takes a number from another path', () => {
    const path = fc.webPath({ size: 'xsmall' }).filter((each) => each.replace(/\/+$/, '') !== '/certificate-check');
    const property = fc.property(numbers, hosts, path, (number, host, other) => {
      const address = `https://${host}${other}?${new URLSearchParams({ no: number })}`;
      expect(readCheckInput(address).kind).toBe('otherAddress');
    });
    fc.assert(property, few);
  });

  it('returns a normalised number of at most 60 characters or nothing, and never throws, for any text', () => {
    const texts = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.webUrl({ withQueryParameters: true }));
    const property = fc.property(texts, (text) => {
      const input = readCheckInput(text);
      if (input.kind !== 'number') return;
      expect(input.number).toBe(normalNumber(input.number));
      expect(input.number).toMatch(/^[A-Z0-9][A-Z0-9 ./-]{3,59}$/);
    });
    fc.assert(property, { numRuns: runs(200, 2_000) });
  });

  test.each([
    [['', '  \n', 'https://portal.example/certificate-check?no='], 'empty'],
    [['CONTOH', '123', '1-2/3'], 'tooShort'],
    [['1234'], 'number'],
    [['62010_2513', '<script>alert(1111)</script>', 'https://'], 'noNumber'],
    [['1'.repeat(61)], 'tooLong'],
    [['javascript:alert(1)//certificate-check?no=1234', 'data:text/html,/certificate-check?no=12345'], 'otherAddress'],
    [['https://portal.example/certificate-check'], 'otherAddress'],
  ])('%j is %s', (all, kind) => {
    for (const text of all) expect(readCheckInput(text).kind).toBe(kind);
  });
});
