import { describe, expect, it } from 'vitest';
import { isWellFormed } from '../../../../src/domain/account/verification-link.ts';

const link = (hash: string, id: string | null = '7') => ({ id, hash, expires: null, signature: null });

describe('a verification link', () => {
  it.each([
    ['with an id', link('a1b2')],
    ['without an id', link('a1b2', null)],
    ['with dots inside and around', link('.a.', '.7.')],
    ['of the longest parts', link('a'.repeat(200), '7'.repeat(200))],
  ])('%s is well-formed', (_, given) => {
    expect(isWellFormed(given)).toBe(true);
  });

  it.each([
    ['without a hash', link('')],
    ['with only dots as hash', link('..')],
    ['with only dots as id', link('a', '.')],
    ['with an empty id', link('a', '')],
    ['with a part that is too long', link('a'.repeat(201))],
    ['with a blank', link('a b')],
    ['with a slash', link('a', '7/8')],
  ])('%s is not', (_, given) => {
    expect(isWellFormed(given)).toBe(false);
  });
});
