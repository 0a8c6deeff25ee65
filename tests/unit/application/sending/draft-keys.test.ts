import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprintOf } from '../../../../src/application/sending/draft-keys.ts';

const file = (size: number, name = 'ktp.pdf') => new File(['x'.repeat(size)], name, { lastModified: 7 });

describe('fingerprintOf', () => {
  it('is the same for the same content, in any order of its fields and files', () => {
    const key = fingerprintOf(
      { a: 1, b: { c: ['x'], d: null } },
      new Map([
        ['1', file(3)],
        ['2', file(4)],
      ]),
    );
    const turned = fingerprintOf(
      { b: { d: null, c: ['x'] }, a: 1 },
      new Map([
        ['2', file(4)],
        ['1', file(3)],
      ]),
    );
    expect(turned).toBe(key);
    expect(key).toMatch(/^[0-9a-z]+$/);
  });

  it.each([
    ['another value', fingerprintOf({ a: 'lain' }, new Map([['1', file(3)]]))],
    ['a file less', fingerprintOf({ a: 'ya' })],
    ['a file of another size', fingerprintOf({ a: 'ya' }, new Map([['1', file(4)]]))],
    ['a file of another name', fingerprintOf({ a: 'ya' }, new Map([['1', file(3, 'cv.pdf')]]))],
    ['a file under another id', fingerprintOf({ a: 'ya' }, new Map([['2', file(3)]]))],
  ])('changes with %s', (_, other) => {
    expect(other).not.toBe(fingerprintOf({ a: 'ya' }, new Map([['1', file(3)]])));
  });

  it('differs for different texts, and fits into a header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
        const key = fingerprintOf({ text: one });
        expect(key).toMatch(/^[\x21-\x7e]{3,60}$/);
        expect(key === fingerprintOf({ text: other })).toBe(one === other);
      }),
      { seed: 7 },
    );
  });
});
