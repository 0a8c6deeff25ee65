import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { simulationTokens } from '../../../src/application/simulation/tokens.ts';
import LoginPage from '../../../src/ui/account/login-page.tsx';
import ResetPasswordPage from '../../../src/ui/account/reset-password-page.tsx';
import { FakeServices, openPages } from '../purchase/portal-page.tsx';

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
