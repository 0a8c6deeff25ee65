import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registrationTokens } from '../../src/application/account/registration-tokens.ts';
import { accountTokens } from '../../src/application/account/tokens.ts';
import { ApiFailure } from '../../src/application/api-failure.ts';
import { type Config, parseConfig } from '../../src/configuration/config.ts';
import { SignUpForm } from '../../src/ui/account/sign-up-form.tsx';
import { allSaying, openPortal, press, said } from '../ui/portal/open-portal.tsx';
import { stored } from '../ui/portal/steps.ts';
import { FakeServices, onceAsked, showWith } from '../ui/show-with.tsx';

/** The law Truth, of the sign-up: it asks for what the body needs, sends that and no more, and the profile then has it. */
type Need = keyof Config['signUp'];

const needs = Object.keys(parseConfig({}).signUp) as Need[];
const fields: Readonly<
  Record<Need, { label: string; sent: string; wire: string; good: string; shown?: string; bad: string }>
> = {
  phone: {
    label: 'Nomor HP',
    sent: 'mobilePhone',
    wire: 'mobile_phone',
    good: '+62 812-0000-0021',
    shown: '+6281200000021',
    bad: '0212345',
  },
  nik: {
    label: 'NIK',
    sent: 'nik',
    wire: 'identity_number',
    good: '3404 0712 0598 0021',
    shown: '3404071205980021',
    bad: '340407',
  },
};
const sets = [[], ...needs.map((need) => [need]), needs];

const signUp = vi.fn();
const open = (asked: readonly Need[]) => {
  const services = new FakeServices()
    .with(registrationTokens.signUp, signUp)
    .with(accountTokens.accounts, { prepare: async () => undefined } as never);
  const config = parseConfig({ signUp: Object.fromEntries(asked.map((need) => [need, true])) });
  return showWith(<SignUpForm next={null} />, { services, queries: onceAsked(), config });
};
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const send = () => act(async () => void fireEvent.submit(screen.getByRole('form', { name: 'Daftar' })));
const fill = (asked: readonly Need[]) => {
  type('Nama lengkap', 'Nadia Contoh');
  type('Email', 'nadia@contoh.example');
  for (const need of asked) type(fields[need].label, fields[need].good);
  type('Kata sandi', 'rahasia99');
  type('Ulangi kata sandi', 'rahasia99');
  fireEvent.click(screen.getByRole('checkbox'));
};
const shownIn = async (label: string) => {
  const [found] = await allSaying('label', label);
  return (found?.control as HTMLInputElement | null | undefined)?.value;
};
const base = { fullname: 'Nadia Contoh', email: 'nadia@contoh.example', password: 'rahasia99' };

beforeEach(() => void signUp.mockReset());

describe.each(sets.map((asked) => [asked.join(' and ') || 'nothing more', asked] as const))(
  'a body that needs %s at the sign-up',
  (_, asked) => {
    it('is sent exactly that, in one form', async () => {
      signUp.mockReturnValue(new Promise(() => undefined));
      open(asked);
      for (const need of needs) expect(screen.queryByLabelText(fields[need].label) !== null).toBe(asked.includes(need));
      fill(asked);
      await send();
      const told = Object.fromEntries(asked.map((need) => [fields[need].sent, fields[need].shown]));
      expect(signUp).toHaveBeenCalledExactlyOnceWith({ ...base, ...told });
    });

    it('finds it in the profile of whom the example signed up', async () => {
      const signUpNeeds = { phone: asked.includes('phone'), nik: asked.includes('nik') };
      const server = await openPortal(
        null,
        '/login?signup=1',
        undefined,
        undefined,
        undefined,
        {},
        { signUp: signUpNeeds },
      );
      await press('Isi contoh');
      await said('Contoh sudah diisi. Periksa, lalu kirim sendiri.');
      await press('Daftar');
      await said('Akun Anda sudah dibuat');
      const { id } = await stored(server, '/api/asesi');
      const profile = await stored(server, `/api/profile/${id}`);
      for (const need of needs) {
        const { label, wire } = fields[need];
        expect(await shownIn(label)).toBe(profile?.[wire] ?? '');
        expect(typeof profile?.[wire] === 'string').toBe(asked.includes(need));
      }
      expect(await shownIn('Kebangsaan')).toBe('Indonesia');
    });
  },
);

describe.each(needs)('the field for %s', (need) => {
  const { label, good, bad, wire } = fields[need];

  it.each([
    ['', /harus diisi/],
    [bad, /terdiri dari/],
  ])('with %j is explained, and nothing is sent', async (text, says) => {
    open([need]);
    fill([need]);
    type(label, text);
    await send();
    expect(
      document.getElementById(input(label).getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent,
    ).toMatch(says);
    expect(signUp).not.toHaveBeenCalled();
  });

  it('shows what the server objects to, and loses nothing of the form', async () => {
    signUp.mockRejectedValue(
      new ApiFailure({ kind: 'http', status: 422, fieldErrors: { [wire]: ['Sudah dipakai akun lain.'] } }),
    );
    open(needs);
    fill(needs);
    const typed = () => Array.from(document.querySelectorAll('input'), ({ value, checked }) => [value, checked]);
    await send();
    await waitFor(() => expect(input(label).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(/Sudah dipakai akun lain/).length).toBeGreaterThan(0);
    const [before] = [typed()];
    type(label, good);
    expect(typed()).toEqual(before);
  });

  it('is not blamed unseen: an objection to it is a message where it is not asked for', async () => {
    signUp.mockRejectedValue(new ApiFailure({ kind: 'http', status: 422, fieldErrors: { [wire]: ['Wajib diisi.'] } }));
    const { alerts } = open([]);
    fill([]);
    await send();
    await waitFor(() => expect(alerts.open?.kind).toBe('failure'));
  });
});
