import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { prepareFile } from '../../src/application/files/prepare-file.ts';
import { validateFile } from '../../src/application/files/validate-file.ts';
import type { Token } from '../../src/application/token.ts';
import { readCheckInput } from '../../src/domain/certificate/certificate-number.ts';
import { readEmail } from '../../src/domain/email-address.ts';
import { endingOf } from '../../src/domain/files/file-name.ts';
import type { FileKind } from '../../src/domain/files/file-rules.ts';
import { demonstrationKinds } from '../../src/domain/files/upload-limits.ts';
import { cleanLine, digitsOf } from '../../src/domain/line.ts';
import { readPhone } from '../../src/domain/phone-number.ts';
import { normalisedPrakerjaCode } from '../../src/domain/purchase/voucher.ts';
import { plainValues } from '../../src/training/simulation/examples/plain-values.ts';
import { passwordProblem } from '../../src/ui/account/account-texts.ts';
import { ForgotPassword } from '../../src/ui/account/forgot-password.tsx';
import NewPasswordForm from '../../src/ui/account/new-password-form.tsx';
import { SignUpForm } from '../../src/ui/account/sign-up-form.tsx';
import { readSearch } from '../../src/ui/catalog/filter-value.ts';
import { CheckForm } from '../../src/ui/certificate/check-form.tsx';
import type { PlainForm } from '../../src/ui/core/example.ts';
import { LoginForm } from '../../src/ui/core/session/login-form.tsx';
import { Writing } from '../../src/ui/information/message/writing.tsx';
import GuardianForm from '../../src/ui/profile/guardian-form.tsx';
import { PersonalForm } from '../../src/ui/profile/personal-form.tsx';
import { career } from '../../src/ui/profile/records/career.tsx';
import { education } from '../../src/ui/profile/records/education.tsx';
import { RecordForm } from '../../src/ui/profile/records/record-form.tsx';
import { jpegHead, mp4Head, pdfHead, pngHead, webpHead, zipHead } from '../builders/images.ts';
import { aDegree, aJob, completePersonalData } from '../builders/personal-data.ts';
import { sessionOf, showWith } from '../ui/show-with.tsx';

/**
 * The law Text: what a person sees in a single-line field is what the application gets, whatever signs came along, and a true value is
 * never refused. Fields are found on the page, so that a new one is covered; a new form with such fields is missed by the type of `forms`.
 */
const code = (...points: number[]) => String.fromCodePoint(...points);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => code(from + index));
const unseen = [
  ...[...range(0x200b, 0x200f), ...range(0x202a, 0x202e), ...range(0x2060, 0x2064), ...range(0x2066, 0x2069)],
  ...[0xad, 0x34f, 0x115f, 0x180e, 0x2800, 0x3164, 0xfe0f, 0xfeff, 0xffa0, 0xe0100].map((point) => code(point)),
];
const blanks = [0xa0, 0x2003, 0x202f, 0x3000, 0x9].map((point) => code(point));

type Odd = (text: string) => string;
const amid =
  (sign: string): Odd =>
  (text) =>
    sign + text.replace(/.(?=.)/u, `$&${sign}`) + sign;
const wide: Odd = (text) => text.replace(/[!-~]/g, (sign) => code((sign.codePointAt(0) ?? 0) + 0xfee0));
const withSpaces =
  (sign: string): Odd =>
  (text) =>
    `${sign}${text.replaceAll(' ', sign + sign)}${sign}`;
const zeros =
  (zero: number): Odd =>
  (text) =>
    text.replace(/\d/g, (digit) => code(zero + Number(digit)));

const ofAll: Readonly<Record<string, Odd>> = {
  ...Object.fromEntries(unseen.map((sign) => [`U+${sign.codePointAt(0)?.toString(16)}`, amid(sign)])),
  ...Object.fromEntries(blanks.map((sign) => [`spaces of U+${sign.codePointAt(0)?.toString(16)}`, withSpaces(sign)])),
  'decomposed letters': (text) => text.normalize('NFD'),
  'full-width signs': wide,
  'Arabic digits': zeros(0x660),
  'Persian digits': zeros(0x6f0),
  'all at once': (text) => unseen.join('') + withSpaces(code(0xa0))(amid(unseen.join(''))(text.normalize('NFD'))),
};
const ofEmail: Readonly<Record<string, Odd>> = {
  'mailto:': (text) => `mailto:${text}`,
  'mailto: with a subject': (text) => `MAILTO:${text}?subject=Halo`,
  'angle brackets': (text) => `<${text}>`,
  'single guillemets': (text) => `‹${text}›`,
  'a name before it': (text) => `Ani Contoh <${text}>`,
  'a mailto: in brackets': (text) => `<mailto:${text}>,`,
  quotes: (text) => `“${text}”`,
  'a full stop': (text) => `${text}.`,
  'a comma and a space': (text) => `${text}, `,
  'an isolated direction': (text) => `${code(0x2068)}<${text}>${code(0x2069)}.`,
};
const ofMobile: Readonly<Record<string, Odd>> = {
  '62': (text) => text.replace(/^0/, '62'),
  '0062': (text) => text.replace(/^0/, '0062'),
  '+62': (text) => text.replace(/^0/, '+62'),
  '+62 in a direction': (text) => `${code(0x202a)}${text.replace(/^0/, '+62 ')}${code(0x202c)}`,
  '(+62)': (text) => text.replace(/^0/, '(+62) '),
  '+62 (0)': (text) => text.replace(/^0/, '+62 (0)'),
  hyphens: (text) => text.replace(/(\d{4})(?=\d)/g, '$1\u2011'),
};
const oddsOf = (plain: string): Readonly<Record<string, Odd>> => ({
  ...ofAll,
  ...(plain.includes('@') && ofEmail),
  ...(/^08\d+$/.test(plain) && ofMobile),
});

/** Each sign alone is tried on the readers. */
const oddsAt = (plain: string) => Object.entries(oddsOf(plain)).filter(([called]) => !called.startsWith('U+'));

interface Call {
  readonly token: string;
  readonly args: readonly unknown[];
}

/** Every service at once: calls are written down and never answered. */
const recorder = () => {
  const calls: Call[] = [];
  const part = (token: string): unknown =>
    new Proxy(() => undefined, {
      get: (_, name) => (name === 'then' || typeof name === 'symbol' ? undefined : part(token)),
      apply: (_, __, args) => {
        calls.push({ token, args });
        return new Promise(() => undefined);
      },
    });
  return { calls, services: { resolve: async <T,>(token: Token<T>) => part(token) as T } };
};

const who = { signature: null, taken: ['ani@contoh.example'], certificates: ['62010 2513 4 0012345 2026'] };
const today = '2026-01-05';
const done = () => undefined;
const record = { candidateId: '7', today, onSaved: done, onClose: done } as const;
type WithoutLines = 'signature' | 'agreement' | 'result' | 'feedback' | 'appeal';

/** `asked` gets what a form hands to its page instead of to a use-case. */
const forms: Readonly<
  Record<Exclude<PlainForm, WithoutLines> | 'log-in', (asked: (...values: unknown[]) => void) => ReactNode>
> = {
  'log-in': () => <LoginForm onWelcome={done} />,
  'sign-up': () => <SignUpForm next={null} />,
  'forgot-password': () => <ForgotPassword title="Lupa" email="" />,
  'new-password': () => (
    <NewPasswordForm title="Baru" link={{ token: 't', email: 'ani@contoh.example' }} onAskAgain={done} />
  ),
  'certificate-check': (asked) => <CheckForm initial="" busy={false} onAsk={done} onCheck={asked} />,
  personal: () => (
    <PersonalForm
      candidateId="7"
      fullname="Ani"
      today={today}
      profile={{
        personal: { ...completePersonalData, mobilePhone: '081200001001', homePhone: '0215550001' },
        photo: null,
        signature: null,
      }}
    />
  ),
  education: () => <RecordForm kind={education} {...record} record={{ ...aDegree, major: 'Manajemen' }} />,
  career: () => <RecordForm kind={career} {...record} record={aJob} />,
  guardian: () => <GuardianForm given={false} onGiven={done} />,
  message: () => (
    <Writing
      kept={{ message: plainValues('message', who) as never, requestKey: 'k' }}
      withCertification={false}
      onKeep={done}
      newKey={() => 'k'}
      onSent={done}
    />
  ),
};
const names = Object.keys(forms) as (keyof typeof forms)[];
const valuesOf = (name: keyof typeof forms): Readonly<Record<string, unknown>> =>
  name === 'log-in' ? { email: 'ani@contoh.example', password: 'contoh123' } : plainValues(name, who);

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const controls = () => [...document.querySelectorAll<Control>('form :is(input, select, textarea)[name]')];
const isLine = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement &&
  /^(text|email|tel|search|url)$/.test(control.type) &&
  !/password/.test(control.name);

const fill = (values: Readonly<Record<string, unknown>>) => {
  for (const control of controls()) {
    const value = values[control.name];
    if (value === true && control instanceof HTMLInputElement && !control.checked) fireEvent.click(control);
    else if (typeof value === 'string' && control.type !== 'radio') fireEvent.change(control, { target: { value } });
  }
};

/** What the application is asked after `change` of each line of the filled form; null if the form refuses. */
const askedBy = async (name: keyof typeof forms, change: (plain: string, field: string) => string) => {
  const { calls, services } = recorder();
  const given: unknown[] = [];
  showWith(<Router>{forms[name]((...values) => given.push(values))}</Router>, { services, session: sessionOf() });
  await act(async () => undefined);
  if (name !== 'personal' && name !== 'career') fill(valuesOf(name));
  await act(async () => undefined);
  for (const control of controls().filter(isLine)) {
    const { value } = control;
    if (value !== '') fireEvent.change(control, { target: { value: change(value, control.name) } });
  }
  const before = calls.length;
  const form = document.querySelector('form');
  if (!form) throw new Error(`no form ${name}`);
  await act(async () => fireEvent.submit(form) && undefined);
  await act(async () => undefined);
  const asked = [...calls.slice(before), ...given].filter(
    (call) => !/^\{"token":"(time|reference|simulation|account\.accounts)/.test(JSON.stringify(call)),
  );
  const refusals = screen
    .queryAllByText(/^(Isi (?!contoh$)|Tulis|Ini|.* (harus|wajib|terlalu)) /)
    .map(({ textContent }) => textContent);
  cleanup();
  return { asked: asked.length > 0 ? JSON.stringify(asked).replaceAll(/\+62(?=\d)/g, '0') : null, refusals };
};

describe.each(names)('the form "%s"', (name) => {
  it('asks the same whatever came along with the text of its fields (fault matrix 103)', async () => {
    const plain = await askedBy(name, (text) => text);
    expect(plain.asked, plain.refusals.join()).not.toBeNull();
    const most = Math.max(...Object.values(valuesOf(name)).map((value) => oddsAt(String(value)).length));
    for (let turn = 0; turn < most; turn++) {
      const tried: string[] = [];
      const { asked, refusals } = await askedBy(name, (text) => {
        const odds = oddsAt(text);
        const [called, odd] = odds[turn % odds.length] ?? ['as it is', String];
        tried.push(called);
        return odd(text);
      });
      expect([tried, asked, ...(asked === null ? refusals : [])]).toEqual([tried, plain.asked]);
    }
  });
});

it('a password goes as it was typed, also while it is shown', async () => {
  const password = ` a${code(0x200b)}b\uff11\u00a0 `;
  const { calls, services } = recorder();
  showWith(<Router>{forms['log-in'](done)}</Router>, { services });
  fill({ email: 'ani@contoh.example', password });
  fireEvent.click(screen.getByRole('button', { name: 'Tampilkan kata sandi' }));
  await act(async () => fireEvent.submit(screen.getByRole('form')) && undefined);
  expect(calls.map(({ args }) => args)).toContainEqual([{ email: 'ani@contoh.example', password }]);
  cleanup();
});

it('a password that is too long is measured in the unit of its limit', () => {
  expect(passwordProblem(`a1${'😀'.repeat(18)}`, '')).toMatch(/paling banyak 72 byte/);
  expect(passwordProblem(`${'a1'.repeat(36)}`, '')).toBeUndefined();
});

describe('a name', () => {
  const nameFields = { 'sign-up': 'fullname', personal: 'fullname', guardian: 'name' } as const;
  const places = Object.entries(nameFields) as [keyof typeof nameFields, string][];

  it.each(places)('of the form "%s" needs a letter that can be seen', async (form, field) => {
    for (const blank of [unseen.join(''), code(0x3164), code(0xa0), code(0x301), '...', '123', code(0x202e)]) {
      const { asked } = await askedBy(form, (text, name) => (name === field ? blank : text));
      expect([blank, asked]).toEqual([blank, null]);
    }
  });

  it.each(places)('of the form "%s" is taken as it is, however short or rare', async (form, field) => {
    for (const true_ of ['Ai', 'O', 'Ng', 'Ó', '李', 'م', "D'Arcy", 'H. Ahmad Ar-Rāzī, S.Kom.', 'a'.repeat(255)]) {
      const { asked, refusals } = await askedBy(form, (text, name) => (name === field ? true_ : text));
      expect([true_, asked?.includes(JSON.stringify(true_)), ...refusals]).toEqual([true_, true]);
    }
  });
});

describe('each reader of a line', () => {
  const readers: readonly [name: string, read: (text: string) => unknown, plain: string][] = [
    ['a line', cleanLine, 'Renée d’Or 2'],
    ['digits', digitsOf, '3404071205980021'],
    ['an email', readEmail, "o'neil+uji@contoh.example"],
    ['a mobile number', (text) => readPhone(text).replace(/^\+62/, '0'), '081200000021'],
    ['a certificate number', readCheckInput, '62010 2513 4 0012345 2026'],
    ['the address of a code', readCheckInput, 'https://lsp.example/certificate-check?no=62010-2513-4'],
    ['a Prakerja code', normalisedPrakerjaCode, 'PRAT-AB12-CD34'],
    ['a search', readSearch, 'Barista 2'],
  ];

  it.each(readers)('reads %s as it is seen, and its own result as itself', (_, read, plain) => {
    const wanted = read(plain);
    const wrong = Object.entries(oddsOf(plain)).filter(
      ([, odd]) => JSON.stringify(read(odd(plain))) !== JSON.stringify(wanted),
    );
    expect(wrong.map(([odd]) => odd)).toEqual([]);
    if (typeof wanted === 'string') expect(read(wanted)).toEqual(wanted);
  });
});

describe('a file', () => {
  const kinds = { pdf: pdfHead, jpeg: jpegHead, png: pngHead, webp: webpHead, zip: zipHead, mp4: mp4Head } as const;
  const of = Object.entries(kinds) as [FileKind, readonly number[]][];
  const whole = (head: readonly number[], name: string, type = '') =>
    new File([Uint8Array.from(head), new Uint8Array(100)], name, { type });
  const prepare = prepareFile({ scaler: { shrink: async () => null } });
  const limits = { maxKb: 500, kinds: of.map(([kind]) => kind) };
  const calledAnyhow = [
    ...['image:1641', '1000012345', 'document', 'Ijazah S1', 'Surat v2.0', 'foto.jfif', 'foto.jpe', 'ijazah.pdf.'],
    ...['transkrip.pdf?alt=media', 'foto.JPEG', 'a.PDF ', 'hasil.bin', 'IMG.HEIC', 'program.exe', '', '.pdf', '…'],
    ...['a.png', 'a.webp', 'a.jpg', 'a.zip', 'a.mp4', unseen.join(''), `foto${code(0x202e)}fdp.exe`, 'Surat no. 12/IV'],
  ];

  it.each(of)(
    'of kind %s is what its bytes are, whatever it is called, and its name ends accordingly',
    async (kind, head) => {
      for (const name of calledAnyhow) {
        const { file } = await prepare(whole(head, name, 'application/octet-stream'), limits);
        expect([name, await validateFile(file, limits)]).toEqual([name, null]);
        expect([name, endingOf(file.name)]).toEqual([name, kind === 'jpeg' ? expect.stringMatching(/^jpe?g$/) : kind]);
        expect((await prepare(file, limits)).file.name).toBe(file.name);
        const others = limits.kinds.filter((each) => each !== kind);
        expect(await validateFile(whole(head, `a.${others[0]}`), { ...limits, kinds: others })).toBe('wrongType');
      }
    },
  );

  it.each([
    ['tugas.docx', zipHead],
    ['klip.mov', mp4Head],
  ])('that only begins like one of the kinds is none of them: %s', async (name, head) => {
    expect(await validateFile((await prepare(whole(head, name), limits)).file, limits)).toBe('wrongType');
  });

  it.each(['docx', 'xlsx', 'pptx'])(
    'of Office keeps its name and is taken where documents of Office are: %s',
    async (ending) => {
      const taken = { maxKb: 500, kinds: demonstrationKinds };
      const { file } = await prepare(whole(zipHead, `tugas.${ending}`), taken);
      expect(file.name).toBe(`tugas.${ending}`);
      expect(await validateFile(file, taken)).toBeNull();
      expect(await validateFile(whole(pdfHead.slice(1), file.name), taken)).toBe('wrongType');
    },
  );

  it('keeps the words of its name', async () => {
    const named = async (name: string) => (await prepare(whole(pdfHead, name), limits)).file.name;
    expect(await Promise.all(['Ijazah S1', 'Surat v2.0', 'ijazah.pdf.', 'transkrip.pdf?alt=media'].map(named))).toEqual(
      ['Ijazah S1.pdf', 'Surat v2.0.pdf', 'ijazah.pdf', 'transkrip.pdf'],
    );
  });
});
