// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { logIn } from '../../../src/application/account/log-in.ts';
import { accountTokens } from '../../../src/application/account/tokens.ts';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import type { AccountRepository } from '../../../src/application/ports/account/account-repository.ts';
import { LoginForm } from '../../../src/ui/session/login-form.tsx';
import { FakeServices, openPages } from '../purchase/portal-page.tsx';

afterEach(cleanup);

const Page = () => <LoginForm onWelcome={() => undefined} />;
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('credentials that are answered with 401 are wrong, in the words of the catalogue [8.text.401]', async () => {
  const accounts = {
    logIn: () => Promise.reject(new ApiFailure({ kind: 'expired', status: 401, serverMessage: 'Unauthenticated.' })),
  } as Partial<AccountRepository> as AccountRepository;
  const pending = { forget: () => undefined } as never;
  const owner = { read: () => null, remember: () => undefined, forget: () => undefined };
  const services = new FakeServices()
    .with(accountTokens.logIn, logIn({ accounts, tabs: { announce: () => undefined }, pending, owner }))
    .with(accountTokens.accountQueries, { prepareLogIn: async () => undefined });
  openPages({ '/login': Page }, '/login', services);
  type('Email', 'ayu@contoh.example');
  type('Kata sandi', 'salah');
  fireEvent.submit(screen.getByRole('form', { name: 'Masuk' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Username atau Password salah');
});
