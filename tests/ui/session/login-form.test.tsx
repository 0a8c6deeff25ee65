// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { HttpAccountRepository } from '../../../src/adapters/http/account/http-account-repository.ts';
import { logIn } from '../../../src/application/account/log-in.ts';
import { accountTokens } from '../../../src/application/account/tokens.ts';
import { AlertHost } from '../../../src/ui/alerts/alert-host.tsx';
import { LoginForm } from '../../../src/ui/session/login-form.tsx';
import { jsonReply } from '../../unit/adapters/http/replies.ts';
import { scriptedClient } from '../../unit/adapters/http/scripted-client.ts';
import { FakeServices, openPages } from '../purchase/portal-page.tsx';

afterEach(cleanup);

const Page = () => (
  <>
    <LoginForm onWelcome={() => undefined} />
    <AlertHost />
  </>
);
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** What the page says to a log-in that is answered so. */
const saidTo = async (body: unknown, status: number): Promise<string | null> => {
  const accounts = new HttpAccountRepository(scriptedClient(() => jsonReply(body, status)).http);
  const pending = { forget: () => undefined } as never;
  const owner = { read: () => null, remember: () => undefined, forget: () => undefined };
  const services = new FakeServices()
    .with(accountTokens.logIn, logIn({ accounts, tabs: { announce: () => undefined }, pending, owner }))
    .with(accountTokens.accountQueries, { prepareLogIn: async () => undefined });
  openPages({ '/login': Page }, '/login', services);
  type('Email', 'ayu@contoh.example');
  type('Kata sandi', 'salah');
  fireEvent.submit(screen.getByRole('form', { name: 'Masuk' }));
  return waitFor(() => (screen.queryByRole('alert') ?? screen.getByRole('alertdialog', { hidden: true })).textContent);
};

const sentence = 'The provided credentials do not match our records.';

describe('the log-in', () => {
  it.each([
    [401, { message: 'Unauthenticated.' }],
    [401, { message: 'Unauthorized' }],
    [401, {}],
    [401, { success: false, message: '<h1>Unauthorized</h1>' }],
  ])('has the words of the catalogue for %i with %j [8.text.401]', async (status, body) => {
    expect(await saidTo(body, status)).toContain('Username atau Password salah');
  });

  it.each([
    [401, { message: sentence }],
    [422, { message: sentence }],
    [422, { message: sentence, errors: { email: [sentence] } }],
    [400, { success: false, message: sentence }],
    [422, { message: 'Data tidak valid', errors: { username: [sentence] } }],
    [200, { code: '02', message: sentence }],
  ])(
    'has the words of the catalogue for the sentence about credentials in %i with %j [8.text.credentials]',
    async (status, body) => {
      expect(await saidTo(body, status)).toContain('Username atau Password salah');
    },
  );

  it.each([
    { message: 'Akun belum aktif' },
    { success: false, message: 'Email belum diverifikasi', data: null },
    { message: 'Unauthorized', errors: { email: ['Akun Anda diblokir'] } },
  ])("shows the server's own reason of a 401 in an alert: %j [8.alert.error]", async (body) => {
    const said = await saidTo(body, 401);
    expect(said).toMatch(/Akun belum aktif|Email belum diverifikasi|Akun Anda diblokir/);
    expect(said).not.toContain('Username atau Password salah');
    expect(said).not.toContain('Sesi Anda berakhir');
  });
});
