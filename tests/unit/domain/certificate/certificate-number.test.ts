import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isSampleNumber, normalNumber, readCheckInput } from '../../../../src/domain/certificate/certificate-number.ts';
import { runs } from '../../../runs.ts';

const digits = fc.array(fc.stringMatching(/^\d{1,7}$/), { minLength: 4, maxLength: 6 });
/** A number as certificates bear it. */
const numbers = fc.tuple(fc.constantFrom('', 'CONTOH '), digits).map(([word, parts]) => word + parts.join(' '));
const few = { numRuns: runs(40, 100) };
const spaces = fc.stringMatching(/^[ \t\n\u00a0]{1,3}$/);

describe('normalNumber', () => {
  it('is the same whatever spaces and letters it was typed with, and however often', () => {
    const property = fc.property(numbers, spaces, (number, space) => {
      const typed = space + number.toLowerCase().replaceAll(' ', space) + space;
      expect(normalNumber(typed)).toBe(number);
      expect(normalNumber(normalNumber(typed))).toBe(number);
    });
    fc.assert(property, few);
  });

  it('is settled after one time for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => normalNumber(normalNumber(text)) === normalNumber(text)),
      { examples: [['ῢ'], ['i\u0307']] },
    );
  });
});

describe('readCheckInput', () => {
  const hosts = fc.webAuthority({ size: 'xsmall' });

  it('takes the number out of the address of any host, with and without its scheme', () => {
    const property = fc.property(numbers, hosts, fc.constantFrom('https://', 'http://'), (number, host, scheme) => {
      const address = `${scheme}${host}/certificate-check?${new URLSearchParams({ no: number, utm: 'x' })}#a`;
      expect(readCheckInput(` ${address}\n`)).toEqual({ kind: 'number', number });
    });
    fc.assert(property, few);
    for (const start of ['portal.example', 'localhost:4173', '', '//portal.example']) {
      const input = readCheckInput(`${start}/certificate-check?no=62010+2513+1+0000088+2026`);
      expect(input).toEqual({ kind: 'number', number: '62010 2513 1 0000088 2026' });
    }
  });

  it('takes a number with points and strokes for a number', () => {
    expect(readCheckInput('lsp.001/62010-2026')).toEqual({ kind: 'number', number: 'LSP.001/62010-2026' });
  });

  it('never takes a number from another path', () => {
    const path = fc.webPath({ size: 'xsmall' }).filter((each) => each.replace(/\/+$/, '') !== '/certificate-check');
    const property = fc.property(numbers, hosts, path, (number, host, other) => {
      const address = `https://${host}${other}?${new URLSearchParams({ no: number })}`;
      expect(readCheckInput(address).kind).toBe('otherAddress');
    });
    fc.assert(property, few);
  });

  it('gives a normalised number of at most 60 signs or none, and never throws, for any text', () => {
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
    ['', 'empty'],
    ['  \n', 'empty'],
    ['CONTOH', 'tooShort'],
    ['123', 'tooShort'],
    ['1-2/3', 'tooShort'],
    ['1234', 'number'],
    ['62010_2513', 'noNumber'],
    ['<script>alert(1111)</script>', 'noNumber'],
    ['1'.repeat(61), 'tooLong'],
    ['javascript:alert(1)//certificate-check?no=1234', 'otherAddress'],
    ['data:text/html,/certificate-check?no=12345', 'otherAddress'],
    ['https://portal.example/certificate-check', 'otherAddress'],
    ['https://portal.example/certificate-check?no=', 'empty'],
    ['https://', 'noNumber'],
  ])('%j is %s', (text, kind) => {
    expect(readCheckInput(text).kind).toBe(kind);
  });
});

test('a number of the simulation is known by its word', () => {
  expect([isSampleNumber('contoh 62010'), isSampleNumber('62010 2513')]).toEqual([true, false]);
});
