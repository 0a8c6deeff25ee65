import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { registrationTokens } from '../../../src/application/account/registration-tokens.ts';
import type { ResetPasswordOutcome } from '../../../src/application/account/reset-password.ts';
import { accountTokens } from '../../../src/application/account/tokens.ts';
import type { VerifyEmailOutcome } from '../../../src/application/account/verify-email.ts';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { deviceTokens } from '../../../src/application/device/tokens.ts';
import { profileTokens } from '../../../src/application/profile/tokens.ts';
import { simulationTokens } from '../../../src/application/simulation/tokens.ts';
import type { Profile } from '../../../src/domain/profile/profile.ts';
import LoginPage from '../../../src/ui/account/login-page.tsx';
import NewPasswordForm from '../../../src/ui/account/new-password-form.tsx';
import ResetPasswordPage from '../../../src/ui/account/reset-password-page.tsx';
import VerifyEmailPage from '../../../src/ui/account/verify-email-page.tsx';
import { enter } from '../../../src/ui/core/session/session-view.ts';
import { completePersonalData } from '../../builders/personal-data.ts';
import { settled } from '../../fakes/purchase-fakes.ts';
import { aTabMemory } from '../../fakes/sending-fakes.ts';
import { openPages } from '../purchase/portal-page.tsx';
import { FakeServices, person } from '../show-with.tsx';

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

it('the form that asks for a reset link is empty when no email was typed, or the history state is foreign', async () => {
  openPages(pages, '/reset-password', services());
  window.history.replaceState({ email: 7 }, '');
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('');
});

const link = { token: 't', email: 'ayu@contoh.example' };

const Page = () => <NewPasswordForm title="Atur ulang kata sandi" link={link} onAskAgain={() => undefined} />;

const save = async (kind: ResetPasswordOutcome['kind'] & ('changed' | 'notKnown' | 'perhapsChanged')) => {
  const services = new FakeServices()
    .with(registrationTokens.resetPassword, async () => ({ kind }))
    .with(simulationTokens.simulation, new Promise(() => undefined) as never); // so that the log-in page lists no demo accounts
  openPages({ '/reset-password/{token?}': Page, '/login': LoginPage } as never, '/reset-password', services);
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

it('the page uses a link once, however often it is shown', async () => {
  const { verify, leaveAndComeBack } = openWith(() => ({ kind: 'verified' }));
  await act(settled);
  await leaveAndComeBack();
  expect(verify).toHaveBeenCalledTimes(1);
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
