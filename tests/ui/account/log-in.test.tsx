import '../../../src/ui/account/sign-up.tsx';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { registrationTokens } from '../../../src/application/account/registration-tokens.ts';
import type { ResetPasswordOutcome } from '../../../src/application/account/reset-password.ts';
import type { SignUpOutcome } from '../../../src/application/account/sign-up.ts';
import { accountTokens } from '../../../src/application/account/tokens.ts';
import type { VerifyEmailOutcome } from '../../../src/application/account/verify-email.ts';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { deviceTokens } from '../../../src/application/device/tokens.ts';
import type { Registration } from '../../../src/application/ports/account/registration-repository.ts';
import type { SimulationControl } from '../../../src/application/ports/simulation/simulation-control.ts';
import { profileTokens } from '../../../src/application/profile/tokens.ts';
import { simulationTokens } from '../../../src/application/simulation/tokens.ts';
import type { Profile } from '../../../src/domain/profile/profile.ts';
import LoginPage from '../../../src/ui/account/login-page.tsx';
import NewPasswordForm from '../../../src/ui/account/new-password-form.tsx';
import ResetPasswordPage from '../../../src/ui/account/reset-password-page.tsx';
import { SignUpForm } from '../../../src/ui/account/sign-up-form.tsx';
import VerifyEmailPage from '../../../src/ui/account/verify-email-page.tsx';
import { loginAddress, paths } from '../../../src/ui/core/paths.ts';
import { enter } from '../../../src/ui/core/session/session-view.ts';
import { completePersonalData } from '../../builders/personal-data.ts';
import { settled } from '../../fakes/purchase-fakes.ts';
import { aTabMemory } from '../../fakes/sending-fakes.ts';
import { openPages } from '../purchase/portal-page.tsx';
import { FakeServices, person, showWith } from '../show-with.tsx';

const kept = 'Satu langkah lagi ke jadwal pilihan Anda.';

const order = { slug: 'junior-web-programmer', scheduleId: 'JDW-1', budgetSource: 'mandiri', budgetary: 'ANG-1' };

const chosen = paths.purchase.to(order);

describe('the way to the log-in', () => {
  const open = async (next: string | null, signup: boolean) => {
    window.scrollTo = () => {};
    window.history.replaceState(null, '', loginAddress(next ?? undefined, signup));
    showWith(
      <main>
        <LoginPage />
      </main>,
    );
    await act(async () => {});
    await screen.findByRole('heading', { level: 1, name: signup ? 'Daftar' : 'Masuk' });
  };

  it.each([
    ['log-in', false],
    ['sign-up', true],
  ] as const)('the %s tells a guest who chose a schedule why it came and what follows', async (_, signup) => {
    await open(chosen, signup);
    expect(screen.getByText(kept)).toBeTruthy();
    expect(document.body.textContent).toMatch(/setelah itu Anda langsung ke/i);
  });

  it.each([chosen, null])('a guest on the way to %s finds the sign-up once, above the form', async (next) => {
    await open(next, false);
    const link = screen.getByRole('link', { name: 'Daftar' });
    expect(link.getAttribute('href')).toBe(loginAddress(next ?? undefined, true));
    expect(link.parentElement?.textContent).toContain('Belum punya akun? Daftar');
    const above = link.compareDocumentPosition(screen.getByLabelText('Email')) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(above > 0).toBe(true);
  });

  it.each([null, '/profile', '/schema/list', `//evil.example${chosen}`, 'https://evil.example'])(
    'the log-in on the way to %s claims no chosen schedule',
    async (next) => {
      await open(next, false);
      expect(screen.queryByText(kept)).toBeNull();
    },
  );

  it.each([
    ['/profile?tab=tanda_tangan', true],
    ['https://evil.example/profile', false],
    [null, false],
  ])('a guest on the way to %s reads that the page needs a log-in: %s', async (next, said) => {
    await open(next, false);
    expect(document.body.textContent.includes('Masuk dahulu untuk membuka halaman yang Anda tuju.')).toBe(said);
  });
});

const signUp = vi.fn<(registration: Registration) => Promise<SignUpOutcome>>();

const SignUpPage = () => <SignUpForm next={null} />;

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const press = async () => {
  fireEvent.submit(screen.getByRole('form', { name: 'Daftar' }));
  await act(settled);
};

const fill = () => {
  type('Nama lengkap', '  Nadia   Contoh ');
  type('Email', ' nadia@contoh.example ');
  type('Kata sandi', 'rahasia99');
  type('Ulangi kata sandi', 'rahasia99');
  fireEvent.click(screen.getByRole('checkbox'));
};

describe('the sign-up form', () => {
  const open = () =>
    openPages(
      { '/login': SignUpPage },
      '/login',
      new FakeServices()
        .with(registrationTokens.signUp, signUp)
        .with(accountTokens.accounts, { prepare: async () => undefined } as never)
        .with(simulationTokens.simulation, {} as SimulationControl),
    );

  beforeEach(() => {
    signUp.mockReset();
  });

  it('sends nothing that breaks a rule, and lists every broken rule', async () => {
    open();
    type('Kata sandi', 'nadia');
    type('Ulangi kata sandi', 'lain');
    await press();
    expect(signUp).not.toHaveBeenCalled();
    expect(Array.from(screen.getByRole('alert').querySelectorAll('li'), (item) => item.textContent)).toEqual([
      'Isi nama lengkap Anda',
      'Isi email Anda',
      'Kata sandi paling sedikit 8 karakter',
      'Kedua kata sandi belum sama',
      'Setujui ketentuan untuk mendaftar',
    ]);
  });

  it('says for each password rule whether it is met', () => {
    open();
    const rules = () =>
      Array.from(
        (screen.getByLabelText('Kata sandi').getAttribute('aria-describedby') ?? '').split(' '),
        (id) => document.getElementById(id)?.textContent,
      ).join(' ');
    expect(rules()).toMatch(/8 karakter ?: belum terpenuhi/);
    type('Kata sandi', 'rahasia99');
    expect(rules()).toMatch(/8 karakter ?: terpenuhi.*angka ?: terpenuhi/);
  });

  it('keeps all input when it fails, shows the server’s objection at the field, and can be sent again', async () => {
    const fieldErrors = { password_confirmation: ['Tidak cocok'] };
    signUp
      .mockRejectedValueOnce(new ApiFailure({ kind: 'network' }))
      .mockRejectedValueOnce(new ApiFailure({ kind: 'http', status: 422, fieldErrors }))
      .mockResolvedValueOnce({ kind: 'registered' });
    const { alerts, place } = open();
    fill();
    await press();
    expect(alerts.open?.kind).toBe('failure');
    expect((screen.getByLabelText('Kata sandi') as HTMLInputElement).value).toBe('rahasia99');
    await press();
    expect(screen.getByLabelText('Ulangi kata sandi').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toContain('Tidak cocok');
    await press();
    expect(signUp).toHaveBeenCalledTimes(3);
    expect(place.history.at(-1)).toBe('/login?next=%2Fprofile');
    expect(alerts.open).toMatchObject({ kind: 'notice' });
  });

  it.each([
    [false, 'verifikasi email Anda, lalu lengkapi profil Anda.'],
    [true, 'lengkapi profil Anda.'],
    [null, 'lengkapi profil Anda.'],
  ])('names the next steps in their order, where the server says of the verification: %j', async (verified, steps) => {
    signUp.mockResolvedValueOnce({ kind: 'welcome', candidate: { ...person('9'), emailVerified: verified } });
    const { alerts } = open();
    fill();
    await press();
    expect(alerts.open).toMatchObject({ text: `Akun Anda sudah dibuat. Langkah berikutnya: ${steps}` });
  });
});

/** Without an answer about the simulation, the log-in page lists no demo accounts. */
const services = () => new FakeServices().with(simulationTokens.simulation, new Promise(() => undefined) as never);

const pages = { '/login': LoginPage, '/reset-password/{token?}': ResetPasswordPage } as never;

it('the email that was typed at log-in is in the form that asks for a reset link, and not in the address', async () => {
  const { place } = openPages(pages, '/login', services());
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: ' ayu@contoh.example ' } });
  fireEvent.click(screen.getByRole('link', { name: 'Atur ulang kata sandi' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Kirim tautan' })).toBeDefined());
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ayu@contoh.example');
  expect(place.history.at(-1)).toBe('/reset-password');
});

const link = { token: 't', email: 'ayu@contoh.example' };

const NewPasswordPage = () => (
  <NewPasswordForm title="Atur ulang kata sandi" link={link} onAskAgain={() => undefined} />
);

const save = async (kind: ResetPasswordOutcome['kind'] & ('changed' | 'notKnown' | 'perhapsChanged')) => {
  const services = new FakeServices()
    .with(registrationTokens.resetPassword, async () => ({ kind }))
    .with(simulationTokens.simulation, new Promise(() => undefined) as never); // so that the log-in page lists no demo accounts
  openPages({ '/reset-password/{token?}': NewPasswordPage, '/login': LoginPage } as never, '/reset-password', services);
  const type = (label: string) => fireEvent.change(screen.getByLabelText(label), { target: { value: 'rahasia99' } });
  for (const label of ['Kata sandi baru', 'Ulangi kata sandi']) type(label);
  fireEvent.submit(screen.getByRole('form'));
  await act(settled);
  return screen.queryAllByRole('alert').map(({ textContent }) => textContent);
};

it('a saved password without a readable response counts as neither changed nor refused: the page suggests to try it, or to save again', async () => {
  const [said, ...more] = await save('notKnown');
  expect(said).toMatch(
    /^Belum diketahui apakah kata sandi sudah diganti.*masuk dengan kata sandi baru.*simpan sekali lagi/,
  );
  expect(more).toEqual([]);
  expect(screen.getByRole('link', { name: 'masuk dengan kata sandi baru' })).toBeTruthy();
});

it('a link refused after an unreadable response may have been used by it, and the focus moves to this message', async () => {
  const [said, ...more] = await save('perhapsChanged');
  expect(document.activeElement?.textContent).toMatch(/^Kata sandi mungkin sudah diganti/);
  expect(said).toMatch(/^Kata sandi mungkin sudah diganti/);
  expect(more).toHaveLength(1);
});

it('a changed password leads to the log-in, which says so and has the email already', async () => {
  await save('changed');
  expect(await screen.findByText('Kata sandi Anda sudah diganti')).toBeDefined();
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect([email.value, email.readOnly]).toEqual(['ayu@contoh.example', false]);
});

const pattern = '/profile/verify/{id?}/{hash}';

const address = '/profile/verify/1001/abc';

const openWith = (
  outcome: () => VerifyEmailOutcome,
  profile: () => Promise<Profile | null> = async () => null,
  memory = aTabMemory(),
) => {
  const verify = vi.fn(async () => outcome());
  const services = new FakeServices()
    .with(registrationTokens.verifyEmail, verify)
    .with(accountTokens.findSession, async () => null)
    .with(simulationTokens.simulation, {} as never)
    .with(deviceTokens.sharedMemory, memory)
    .with(profileTokens.profiles, { find: profile } as never)
    .with(profileTokens.profileRecords, {
      educations: async () => ({ items: [{ id: '1' }], complete: true }),
    } as never);
  const { session } = openPages(
    { [pattern]: VerifyEmailPage as never, '/kontak': () => <p>lain</p> },
    address,
    services,
  );
  const leaveAndComeBack = async () => {
    await act(async () => navigate('/kontak'));
    await act(async () => navigate(address));
    await act(settled);
  };
  const showPerson = () => act(async () => enter(session, person('1')));
  return { verify, leaveAndComeBack, showPerson };
};

it('the verification page asks again after the log-in that the server required', async () => {
  const outcomes: VerifyEmailOutcome[] = [{ kind: 'logInFirst' }, { kind: 'verified' }];
  const { verify, leaveAndComeBack } = openWith(() => outcomes.shift() ?? { kind: 'alreadyVerified' });
  await act(settled);
  await leaveAndComeBack();
  await screen.findByText('Email Anda sudah terverifikasi');
  expect(verify).toHaveBeenCalledTimes(2);
});

it.each([
  [true, 'Cari skema', '/schema/list'],
  [false, 'Lengkapi profil', '/profile'],
])('the page leads a logged-in person on: a complete profile (%s) to %s', async (complete, name, to) => {
  const profile: Profile = { personal: completePersonalData, photo: complete ? 'x' : null, signature: 'x' };
  const { showPerson } = openWith(
    () => ({ kind: 'verified' }),
    async () => profile,
  );
  await showPerson();
  await screen.findByRole('link', { name });
  const ways = screen.getAllByRole('link').map((way) => [way.textContent, way.getAttribute('href')]);
  expect(ways).toEqual([
    [name, to],
    ['Ke Beranda', '/'],
  ]);
});

it('the page leads back to the order that this person was choosing, and to nothing that another one chose or no page of the portal', async () => {
  const ways = async (kept: readonly [user: string, address: string]) => {
    const memory = aTabMemory();
    memory.write(`pilihan:${kept[0]}`, kept[1]);
    const { showPerson } = openWith(() => ({ kind: 'verified' }), undefined, memory);
    await showPerson();
    await screen.findByRole('link', { name: 'Ke Beranda' });
    await act(settled);
    const first = screen.getAllByRole('link')[0]?.getAttribute('href');
    cleanup();
    return first;
  };
  const order = '/schema/junior-web-programmer/JDW-003/mandiri/ANG-1?perpanjang=X';
  expect(await ways(['1', order])).toBe(order);
  expect(await ways(['2', order])).toBe('/profile');
  expect(await ways(['1', 'https://lain.example/schema'])).toBe('/profile');
});

it.each([
  ['is still being read', () => new Promise<never>(() => undefined)],
  ['cannot be read', () => Promise.reject(new ApiFailure({ kind: 'network' }))],
])('the page claims nothing about a profile that %s', async (_, profile) => {
  const { showPerson } = openWith(() => ({ kind: 'verified' }), profile);
  await showPerson();
  expect((await screen.findByRole('link', { name: 'Buka profil' })).getAttribute('href')).toBe('/profile');
});

it.each<[VerifyEmailOutcome, string, RegExp, string]>([
  [
    { kind: 'linkUnknown', said: 'Akun Anda diblokir.' },
    'Tautan ini tidak kami kenali',
    /^Jawaban server: Akun Anda diblokir\.$/,
    'Masuk untuk meminta tautan baru',
  ],
  [
    { kind: 'linkUnknown', said: '' },
    'Tautan ini tidak kami kenali',
    /^Alamatnya mungkin terpotong/,
    'Masuk untuk meminta tautan baru',
  ],
  [
    { kind: 'notVerified' },
    'Email Anda belum terverifikasi',
    /menurut akun Anda email ini belum/,
    'Masuk untuk meminta tautan baru',
  ],
  [{ kind: 'notKnown' }, 'Hasil verifikasi belum diketahui', /Portal belum tahu/, 'Masuk'],
])('the page explains %j, and says what to do', async (outcome, title, text, way) => {
  openWith(() => outcome);
  await screen.findByText(title);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: way })).toBeTruthy();
});
