import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownName } from '../../../../src/domain/account/candidate.ts';
import { meantEmail } from '../../../../src/domain/account/email-typo.ts';
import { brokenPasswordRules, judgePassword } from '../../../../src/domain/account/password-rules.ts';
import { acceptedPhoto } from '../../../../src/domain/account/profile-photo.ts';
import { isWellFormed } from '../../../../src/domain/account/verification-link.ts';
import { isEmailAddress, readEmail } from '../../../../src/domain/email-address.ts';
import { nameInCapitals } from '../../../../src/domain/person-name.ts';
import { homeForm, readPhone } from '../../../../src/domain/phone-number.ts';
import { runs } from '../../../runs.ts';

it('a candidate is addressed by name, and by e-mail where the name is unknown', () => {
  const email = 'ayu@contoh.example';
  expect([shownName({ fullname: 'Ayu', email }), shownName({ fullname: '', email })]).toEqual(['Ayu', email]);
});

it('a name in small letters only is asked about, and one with capitals or in a script without them is not', () => {
  const meant = { "nur'aini  d. putri ": "Nur'aini D. Putri", élodie: 'Élodie', 'siti-nur': 'Siti-Nur' };
  for (const [typed, name] of Object.entries(meant)) expect(nameInCapitals(typed)).toBe(name);
  for (const typed of ['Siti Rahma', 'SITI RAHMA', 'siti Rahma', 'ナディア', '', '  '])
    expect(nameInCapitals(typed)).toBeNull();
});

it.each([
  'Ayu N. <ayu@contoh.example>',
  'mailto:ayu@contoh.example?subject=Halo',
  '<MAILTO:ayu@contoh.example>',
  'Ayu ‹ mailto:ayu@contoh.example ›',
  '“ayu@contoh.example”.',
  ' (ayu@contoh.example);',
])('an address that is pasted as %j is read without what came along', (pasted) => {
  expect(readEmail(pasted)).toBe('ayu@contoh.example');
});

it('an address has one sign, a domain with a dot, and at most 255 letters', () => {
  const long = (letters: number) => `${'a'.repeat(letters - '@b.id'.length)}@b.id`;
  const addresses = [
    'a@b.id',
    long(255),
    long(256),
    'a@b',
    'a@b.',
    'a@b..id',
    '@b.id',
    'a@@b.id',
    'a b@c.id',
    'x a@b.id',
    'a@b.id x',
  ];
  expect(addresses.map(isEmailAddress)).toEqual([true, true, ...Array.from({ length: 9 }, () => false)]);
});

it.each([
  ['62 812-3456-7890', '+6281234567890', '081234567890'],
  ['(+62) 0812 3456 7890', '+6281234567890', '081234567890'],
  ['0062 21 5550000', '+62215550000', '0215550000'],
  ['021 5550062', '0215550062', '0215550062'],
  ['6255500', '6255500', '6255500'],
  ['021+555', '021555', '021555'],
  ['+65 9123+62', '+65912362', '+65912362'],
])('the telephone number %s is read as %s, and as %s where the home is called', (typed, read, home) => {
  expect([readPhone(typed), homeForm(readPhone(typed))]).toEqual([read, home]);
});

describe('a mistyped address', () => {
  const domains = ['gmail.com', 'yahoo.com', 'yahoo.co.id', 'ymail.com', 'outlook.com', 'hotmail.com', 'icloud.com'];
  const name = fc.stringMatching(/^[a-z][a-z0-9.]{0,9}[a-z0-9]$/);

  /** Every slip of one hand on one place of a text. */
  const slips: Readonly<Record<string, (text: string, at: number) => string>> = {
    'a missing letter': (text, at) => text.slice(0, at) + text.slice(at + 1),
    'a doubled letter': (text, at) => text.slice(0, at + 1) + text.slice(at),
    'a wrong letter': (text, at) => `${text.slice(0, at)}q${text.slice(at + 1)}`,
    'two letters that changed places': (text, at) =>
      text.slice(0, at) + (text[at + 1] ?? '') + text[at] + text.slice(at + 2),
  };

  it.each(Object.entries(slips))(
    'with %s in a known domain gets a suggestion of a known domain, and keeps its name',
    (_, slip) => {
      fc.assert(
        fc.property(name, fc.constantFrom(...domains), fc.nat(20), (who, known, at) => {
          const typed = slip(known, at % known.length);
          fc.pre(!domains.includes(typed) && typed !== 'mail.com');
          const [meant, domain = ''] = (meantEmail(`${who}@${typed}`) ?? '').split('@');
          expect([meant, domains]).toEqual([who, expect.arrayContaining([domain])]);
        }),
      );
    },
  );

  it('is meant at gmail.com where it nearly is, and none where it is right', () => {
    for (const typed of ['gmial.com', 'gmail.co', 'gmail.con', 'gmail.cm', 'gmaill.com', 'GMAIL.CON'])
      expect(meantEmail(`siti.rahma@${typed}`)).toBe('siti.rahma@gmail.com');
    const others = ['mail.com', 'email.com', 'me.com', 'lsp-contoh.example', 'pt-contoh.co.id', 'gmail-contoh.example'];
    for (const right of [...domains, ...others]) expect(meantEmail(`siti@${right}`)).toBeNull();
  });
});

it('an e-mail address is one by the standard, of at most 255 characters', () => {
  fc.assert(fc.property(fc.emailAddress(), (text) => isEmailAddress(text) === text.length <= 255));
  expect(['a@b.c', 'nama.saya+uji@sub.contoh.example'].every(isEmailAddress)).toBe(true);
  const wrong = ['', 'a', 'a@b', '@b.c', 'a@b.', 'a@.c', 'a b@c.d', 'a@b@c.d', `${'a'.repeat(250)}@b.example`];
  expect(wrong.filter(isEmailAddress)).toEqual([]);
});

it('a verification link has a hash, with an id or without, in signs of an address, not only dots, at most 200 each', () => {
  const isLink = (hash: string, id: string | null = '7') => isWellFormed({ id, hash, expires: null, signature: null });
  const good = [isLink('a1b2'), isLink('a1b2', null), isLink('.a.', '.7.'), isLink('a'.repeat(200), '7'.repeat(200))];
  expect(good).toEqual([true, true, true, true]);
  for (const hash of ['', '..', 'a'.repeat(201), 'a b', 'a/b', '<script>']) expect(isLink(hash), hash).toBe(false);
  for (const id of ['', '..', 'a b', '7/8', '7'.repeat(201)]) expect(isLink('a', id), id).toBe(false);
});

describe('a new password', () => {
  const email = 'nadia@contoh.example';

  it.each([
    ['rahasia99', []],
    ['', ['length', 'letter', 'digit']],
    ['12345678', ['letter']],
    [`a1${'x'.repeat(70)}`, []],
    [`a1${'x'.repeat(71)}`, ['bytes']],
  ])('%s breaks %j', (password, broken) => {
    expect(brokenPasswordRules(password, email)).toEqual(broken);
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

describe('a profile photo (fault matrix 51)', () => {
  const longest = `data:image/png;base64,${'A'.repeat(7_000_000 - 22)}`;
  const accepted = [
    ...[
      'png;base64,iVBORw0KGgo=',
      'jpeg;base64,/9j/4AAQ',
      'jpg;base64,/9j/4AAQ',
      'webp;base64,UklGRg==',
      'gif;base64,R0',
    ],
    ...['bmp;base64,Qk0=', 'avif;base64,AAAA'],
  ].map((data) => `data:image/${data}`);
  const addresses = [
    ...['/storage/photos/7.png', 'foto/7.JPG', 'a.jpeg', 'storage/photos/7.gif', 'storage/photos/Zk3b9d0c'],
    'https://berkas.example/photos/7.png?X-Amz-Signature=a%2Fb&e=1',
  ];

  it.each([...accepted, ...addresses, longest].map((photo) => [photo]))('%.60s is shown [3.photo.forms]', (photo) => {
    expect(acceptedPhoto(photo)).toBe(photo);
  });

  it.each([
    ['/storage/foto/Ayu Contoh (2).jpg', '/storage/foto/Ayu%20Contoh%20(2).jpg'],
    ['storage/7.png?v=3', 'storage/7.png'],
  ])('%j is shown as %j [3.photo.forms]', (photo, shown) => {
    expect(acceptedPhoto(photo)).toBe(shown);
  });

  it.each([
    ...[null, undefined, '', '/', '?x.png', 'javascript:alert(1)//x.png', 'ftp://berkas.example/x.png'],
    ...['data:image/svg+xml;base64,PHN2Zz4=', 'data:image/svg;base64,PHN2Zz4=', 'data:text/html;base64,PGI+'],
    ...['data:image/png,raw', 'DATA:image/png;base64,AA==', 'data:image/png;base64,AA==" onerror="x'],
    ...[
      'data:image/png;base64,',
      'data:image/png;base64,AA==\n',
      'data:image/gif;base64,PHN2Zz4=,<svg>',
      `${longest}A`,
    ],
    ...['https://berkas.example/x.svg', 'https://berkas.example/x.html?a.png', 'https://berkas.example/api/logout'],
    ...['https://ayu:rahasia@berkas.example/x.png', 'https://berkas.example', 'blob:https://portal/x.png'],
    ...['storage/%2e%2e/x.png', 'storage/%2E./%2e./x.png', 'storage/%00.png', 'storage/%zz.png', '../../x.png'],
    ...['storage/a%2fapi%2flogout', 'storage/\u202Egnp.exe', '//evil.example/x.png', '/\\evil/x.png'],
    ...[
      '/storage/../x.png',
      '/api/7.png',
      'sanctum/x.png',
      'x.svg',
      'x.php?y=1.png',
      'x.svg#y.png',
      '/storage/x.php.html',
    ],
  ])('%.60j is the default photo', (photo) => {
    expect(acceptedPhoto(photo)).toBeNull();
  });

  it('never leaves the host, whatever the path', () => {
    const signs = ['/', '//', '\\', '.', '..', ':', '@', 'a', '\t', ' ', '?', '#', '%2e', '%2f'];
    const piece = fc.constantFrom(...signs, 'evil.example', '.png', 'javascript:', 'https:');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const photo = acceptedPhoto(`${pieces.join('')}.png`);
        if (photo === null || photo.startsWith('https://')) return; // only the caller knows the allowed origins
        const { origin, pathname } = new URL(photo, 'https://api.example/storage/');
        const isThere = pathname.startsWith('/storage/') || photo.startsWith('/');
        expect([origin, isThere]).toEqual(['https://api.example', true]);
      }),
      { numRuns: runs(1_000, 5_000) },
    );
  });

  it('of a megabyte is refused after one pass: backtracking from each position would take minutes', () => {
    for (const part of ['a', 'a/', 'a.', '-/']) expect(acceptedPhoto(`${part.repeat(500_000)}!`)).toBeNull();
  });
});
