import '../../../src/ui/account/sign-up.tsx';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registrationTokens } from '../../../src/application/account/registration-tokens.ts';
import type { SignUpOutcome } from '../../../src/application/account/sign-up.ts';
import { accountTokens } from '../../../src/application/account/tokens.ts';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import type { Registration } from '../../../src/application/ports/account/registration-repository.ts';
import type { SimulationControl } from '../../../src/application/ports/simulation/simulation-control.ts';
import { simulationTokens } from '../../../src/application/simulation/tokens.ts';
import LoginPage from '../../../src/ui/account/login-page.tsx';
import { SignUpForm } from '../../../src/ui/account/sign-up-form.tsx';
import { loginAddress, paths } from '../../../src/ui/core/paths.ts';
import { settled } from '../../fakes/purchase-fakes.ts';
import { openPages } from '../purchase/portal-page.tsx';
import { FakeServices, person, showWith } from '../show-with.tsx';

const kept = 'Satu langkah lagi ke jadwal pilihan Anda';

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
    expect(document.body.textContent).toMatch(/Setelah itu Anda langsung ke jadwal yang Anda pilih/);
  });

  it('an email typed into the log-in stands in the sign-up, also when its page comes alive only after that', async () => {
    await open(null, false);
    const email = 'siti@contoh.example';
    await act(async () => void fireEvent.input(screen.getByLabelText('Email'), { target: { value: email } }));
    await act(async () => window.history.replaceState(null, '', loginAddress(undefined, true)));
    await screen.findByRole('heading', { level: 1, name: 'Daftar' });
    expect(screen.getByLabelText('Email')).toHaveProperty('value', email);
  });

  it.each([chosen, '/profile'])(
    'what was typed stays when the page reads in its address that it leads to %s',
    async (next) => {
      await open(null, false);
      const email = screen.getByLabelText('Email');
      await act(async () => void fireEvent.input(email, { target: { value: 'siti@contoh.example' } }));
      await act(async () => window.history.replaceState(null, '', loginAddress(next)));
      expect(screen.getByRole('group')).toBeTruthy();
      expect(screen.getByLabelText('Email')).toBe(email);
    },
  );

  it.each([chosen, null])(
    'a guest on the way to %s finds the sign-up once, above the form after choosing a schedule',
    async (next) => {
      await open(next, false);
      const link = screen.getByRole('link', { name: 'Daftar' });
      expect(link.getAttribute('href')).toBe(loginAddress(next ?? undefined, true));
      expect(link.parentElement?.textContent).toContain('Belum punya akun? Daftar');
      const above = link.compareDocumentPosition(screen.getByLabelText('Email')) & Node.DOCUMENT_POSITION_FOLLOWING;
      expect(above > 0).toBe(next !== null);
    },
  );

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

const Page = () => <SignUpForm next={null} />;

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
      { '/login': Page },
      '/login',
      new FakeServices()
        .with(registrationTokens.signUp, signUp)
        .with(accountTokens.accounts, { prepare: async () => undefined } as never)
        .with(simulationTokens.simulation, {} as SimulationControl),
    );

  beforeEach(() => {
    signUp.mockReset();
  });

  it('sends once however often it is pressed, with name and address tidied', async () => {
    signUp.mockReturnValue(new Promise(() => undefined));
    open();
    fill();
    fireEvent.submit(screen.getByRole('form', { name: 'Daftar' }));
    await press();
    await press();
    expect(signUp.mock.calls).toEqual([
      [{ fullname: 'Nadia Contoh', email: 'nadia@contoh.example', password: 'rahasia99' }],
    ]);
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
