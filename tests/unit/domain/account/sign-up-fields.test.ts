import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownName } from '../../../../src/domain/account/candidate.ts';
import { brokenPasswordRules, judgePassword } from '../../../../src/domain/account/password-rules.ts';
import { isWellFormed } from '../../../../src/domain/account/verification-link.ts';
import { isEmailAddress } from '../../../../src/domain/email-address.ts';

it('a candidate is addressed by name, and by e-mail where the name is unknown', () => {
  const email = 'ayu@contoh.example';
  expect([shownName({ fullname: 'Ayu', email }), shownName({ fullname: '', email })]).toEqual(['Ayu', email]);
});

describe('an e-mail address', () => {
  it.each(['a@b.c', 'nama.saya+uji@sub.contoh.example'])('%j can be one', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  it.each(['', 'a', 'a@b', '@b.c', 'a@b.', 'a@.c', 'a b@c.d', 'a@b@c.d', `${'a'.repeat(250)}@b.example`])(
    '%j cannot',
    (text) => {
      expect(isEmailAddress(text)).toBe(false);
    },
  );

  it('accepts every address of the standard that is short enough', () => {
    fc.assert(fc.property(fc.emailAddress(), (text) => isEmailAddress(text) === text.length <= 255));
  });
});

describe('a verification link', () => {
  const link = (id: string | null, hash: string) => ({ id, hash, expires: null, signature: null });

  it.each([link(null, 'a1b2'), link('1001', 'a1b2'), link('7', 'x'.repeat(200))])('%j can be one', (given) => {
    expect(isWellFormed(given)).toBe(true);
  });

  it.each([
    link(null, ''),
    link(null, '..'),
    link(null, 'x'.repeat(201)),
    link('1', 'a/b'),
    link('a b', 'x'),
    link('..', 'x'),
    link('1', '<script>'),
  ])('%j cannot', (given) => {
    expect(isWellFormed(given)).toBe(false);
  });
});

const email = 'nadia@contoh.example';

describe('a new password', () => {
  it.each([
    ['rahasia99', []],
    ['', ['length', 'letter', 'digit']],
    ['abc1', ['length']],
    ['12345678', ['letter']],
    ['sandirahasia', ['digit']],
    ['xxNADIAxx1', []],
    ['пароль123', []],
    ['😀😀😀😀😀😀a1', []],
    [`a1${'x'.repeat(70)}`, []],
    [`a1${'x'.repeat(71)}`, ['bytes']],
    [`a1${'é'.repeat(36)}`, ['bytes']],
  ])('%s breaks %j', (password, broken) => {
    expect(brokenPasswordRules(password, email)).toEqual(broken);
  });

  it.each(['', 'ab@contoh.example', '@contoh.example'])('may contain any text when the address is %j', (address) => {
    expect(brokenPasswordRules('sandiab99', address)).toEqual([]);
  });

  it('that contains the name of the address is advised against and may be sent, wherever and however it is written', () => {
    const name = fc.stringMatching(/^[a-z]{3,12}$/);
    fc.assert(
      fc.property(name, fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), fc.boolean(), (own, a, b, loud) => {
        const password = `a1${a}${loud ? own.toUpperCase() : own}${b}`;
        const address = `${own}@contoh.example`;
        expect(judgePassword(password, address)).toContainEqual({ rule: 'notEmail', kept: false });
        expect(brokenPasswordRules(password, address)).not.toContain('notEmail');
      }),
    );
  });
});
