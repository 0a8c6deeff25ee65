import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { otherNeedProblem, tidiedAdjustments } from '../../../../src/domain/assessment/adjustment.ts';
import { appealWindow, reasonProblem } from '../../../../src/domain/assessment/appeal.ts';
import { decodeTrxId, encodeTrxId } from '../../../../src/domain/assessment/trx-id.ts';

describe('a request for adjustments', () => {
  it('needs a description for another need, at most 500 characters', () => {
    expect(otherNeedProblem({ needs: ['other'], other: '  ' })).toBe('required');
    expect(otherNeedProblem({ needs: ['other'], other: `${'a'.repeat(499)}😀 ` })).toBeNull();
    expect(otherNeedProblem({ needs: ['other'], other: 'a'.repeat(501) })).toBe('tooLong');
    expect(otherNeedProblem({ needs: ['reader'], other: '' })).toBeNull();
  });

  it('is sent with each need once, in the order of the form, and without a description that belongs to no need', () => {
    expect(tidiedAdjustments({ needs: ['reader', 'extra_time', 'reader'], other: 'kursi' })).toEqual({
      needs: ['extra_time', 'reader'],
      other: '',
    });
    expect(tidiedAdjustments({ needs: ['other'], other: ' kursi ' }).other).toBe('kursi');
  });
});

describe('appealWindow', () => {
  it.each(['2026-03-13T23:59:59+07:00', '2026-03-13T16:59:59Z'])(
    'is open until its last millisecond and over after it: %s',
    (until) => {
      const end = Date.parse('2026-03-13T16:59:59Z');
      const at = (apart: number) => appealWindow({ until, sent: false }, end + apart);
      expect(at(-5_000)).toEqual({ kind: 'open', until, left: 5_000 });
      expect(at(0)).toEqual({ kind: 'open', until, left: 0 });
      expect(at(1)).toEqual({ kind: 'over', until });
      expect(appealWindow({ until, sent: false }, null)).toEqual({ kind: 'open', until, left: null });
      expect(appealWindow({ until, sent: true }, end + 1)).toEqual({ kind: 'sent' });
    },
  );

  it('does not exist without an end, and counts as sent once an appeal exists', () => {
    expect(appealWindow({ until: null, sent: false }, 1)).toEqual({ kind: 'none' });
    expect(appealWindow({ until: null, sent: false, open: true }, 1)).toEqual({
      kind: 'open',
      until: null,
      left: null,
    });
    expect(appealWindow({ until: null, sent: true }, null)).toEqual({ kind: 'sent' });
  });
});

describe('reasonProblem', () => {
  it.each([
    ['', 'required'],
    ['sembilan!', 'tooShort'],
    ['sepuluh!!!', null],
    [`  ${'sembilan!'}  `, 'tooShort'],
    [` ${'x'.repeat(2000)} `, null],
    ['x'.repeat(2001), 'tooLong'],
  ])('%j → %s', (reason, problem) => {
    expect(reasonProblem(reason)).toBe(problem);
  });
});

/** Every code point except lone surrogates, which UTF-8 cannot encode. */
const texts = fc.string({ unit: 'binary', minLength: 1 });

describe('trx ids in addresses', () => {
  it('are read back unchanged, need no escaping, and can also be read from plain base64', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(decodeTrxId(encodeTrxId(text))).toBe(text);
        expect(encodeTrxId(text)).toMatch(/^[\w-]+$/);
        expect(decodeTrxId(Buffer.from(text, 'utf8').toString('base64'))).toBe(text);
      }),
    );
  });

  it('never throw, whatever is in the address (fault matrix 57)', () => {
    const garbage = fc.oneof(fc.string({ unit: 'binary' }), fc.base64String(), fc.webQueryParameters());
    fc.assert(fc.property(garbage, (segment) => decodeTrxId(segment) !== ''));
  });

  it.each(['%', '_-8'])('are null for %j', (segment) => {
    expect(decodeTrxId(segment)).toBeNull();
  });
});
