import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenPasswordRules, judgePassword } from '../../../../src/domain/account/password-rules.ts';

const email = 'nadia@contoh.example';

describe('a new password', () => {
  it.each([
    ['rahasia99', []],
    ['', ['length', 'letter', 'digit', 'notEmail']],
    ['abc1', ['length']],
    ['12345678', ['letter']],
    ['sandirahasia', ['digit']],
    ['xxNADIAxx1', ['notEmail']],
    ['пароль123', []],
    ['😀😀😀😀😀😀a1', []],
    [`a1${'x'.repeat(70)}`, []],
    [`a1${'x'.repeat(71)}`, ['bytes']],
    [`a1${'é'.repeat(36)}`, ['bytes']],
  ])('%s breaks %j', (password, broken) => {
    expect(brokenPasswordRules(password, email)).toEqual(broken);
  });

  it.each(['', 'ab@contoh.example', '@contoh.example'])('may hold any text when the address is %j', (address) => {
    expect(brokenPasswordRules('sandiab99', address)).toEqual([]);
  });

  it('is good exactly when it keeps every rule, and then fits what the server can read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), fc.emailAddress(), (password, address) => {
        const rules = judgePassword(password, address);
        const good = brokenPasswordRules(password, address).length === 0;
        expect(good).toBe(rules.every(({ kept }) => kept));
        if (good) expect(Buffer.byteLength(password)).toBeLessThanOrEqual(72);
        if (good) expect([...password].length).toBeGreaterThanOrEqual(8);
      }),
      { numRuns: 2_000 },
    );
  });

  it('that holds the name of the address is never good, wherever and however it is written', () => {
    const name = fc.stringMatching(/^[a-z]{3,12}$/);
    fc.assert(
      fc.property(name, fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), fc.boolean(), (own, a, b, loud) => {
        const password = `a1${a}${loud ? own.toUpperCase() : own}${b}`;
        expect(brokenPasswordRules(password, `${own}@contoh.example`)).toContain('notEmail');
      }),
    );
  });
});
