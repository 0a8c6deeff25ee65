import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registrationTokens } from '../../../src/application/account/registration-tokens.ts';
import type { SignUpOutcome } from '../../../src/application/account/sign-up.ts';
import { accountTokens } from '../../../src/application/account/tokens.ts';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import type { Registration } from '../../../src/application/ports/account/registration-repository.ts';
import type { SimulationControl } from '../../../src/application/ports/simulation/simulation-control.ts';
import { simulationTokens } from '../../../src/application/simulation/tokens.ts';
import { SignUpForm } from '../../../src/ui/account/sign-up-form.tsx';
import { settled } from '../../fakes/purchase-fakes.ts';
import { FakeServices, openPages } from '../purchase/portal-page.tsx';
import { person } from '../show-with.tsx';

const signUp = vi.fn<(registration: Registration) => Promise<SignUpOutcome>>();

const Page = () => <SignUpForm next={null} />;

const open = () =>
  openPages(
    { '/login': Page },
    '/login',
    new FakeServices()
      .with(registrationTokens.signUp, signUp)
      .with(accountTokens.accounts, { prepare: async () => undefined } as never)
      .with(simulationTokens.simulation, {} as SimulationControl),
  );

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

beforeEach(() => {
  signUp.mockReset();
});
describe('the sign-up form', () => {
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
