import { describe, expect, it } from 'vitest';
import { fingerprintOf } from '../../../../src/application/sending/draft-keys.ts';

const content = { b: 'dua', a: { d: [1, 2], c: null } };
const files = (name = 'a.png', size = 3, lastModified = 7, id = 'ktp') =>
  new Map([[id, new File(['x'.repeat(size)], name, { lastModified })]]);

describe('a fingerprint', () => {
  it.each([
    ['the fields', { a: { c: null, d: [1, 2] }, b: 'dua' }],
    ['the fields of a part', { b: 'dua', a: { c: null, d: [1, 2] } }],
  ])('does not depend on the order of %s, which a reload may change', (_, same) => {
    expect(fingerprintOf(same)).toBe(fingerprintOf(content));
  });

  it('is another one for every edited content, and for every other file', () => {
    const contents = [content, { ...content, b: 'Dua' }, { ...content, a: { ...content.a, d: [2, 1] } }, { b: 'dua' }];
    const others = [files('b.png'), files('a.png', 4), files('a.png', 3, 8), files('a.png', 3, 7, 'kk'), files()];
    const prints = [
      ...contents.map((each) => fingerprintOf(each)),
      ...others.map((each) => fingerprintOf(content, each)),
    ];
    expect(new Set(prints).size).toBe(contents.length + others.length);
  });

  it('stays the same in later releases, because a draft of an earlier one may be sent again', () => {
    expect(fingerprintOf(content, files())).toBe('1s654ydso3ri1');
  });
});
