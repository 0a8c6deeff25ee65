import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { registrationTokens } from '../../../src/application/account/registration-tokens.ts';
import type { ResetPasswordOutcome } from '../../../src/application/account/reset-password.ts';
import { simulationTokens } from '../../../src/application/simulation/tokens.ts';
import LoginPage from '../../../src/ui/account/login-page.tsx';
import NewPasswordForm from '../../../src/ui/account/new-password-form.tsx';
import { settled } from '../../fakes/purchase-fakes.ts';
import { FakeServices, openPages } from '../purchase/portal-page.tsx';

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
