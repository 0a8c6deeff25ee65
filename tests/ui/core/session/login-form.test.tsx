import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HttpAccountRepository } from '../../../../src/adapters/http/account/http-account-repository.ts';
import { logIn } from '../../../../src/application/account/log-in.ts';
import { accountTokens } from '../../../../src/application/account/tokens.ts';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { LoginForm } from '../../../../src/ui/core/session/login-form.tsx';
import { AlertHost } from '../../../../src/ui/frame/alerts/alert-host.tsx';
import { jsonReply } from '../../../unit/adapters/http/replies.ts';
import { scriptedClient } from '../../../unit/adapters/http/scripted-client.ts';
import { FakeServices, openPages } from '../../purchase/portal-page.tsx';

const Page = () => (
  <>
    <LoginForm onWelcome={() => undefined} />
    <AlertHost />
  </>
);
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const saidTo = async (body: unknown, status: number): Promise<string | null> => {
  const accounts = new HttpAccountRepository(scriptedClient(() => jsonReply(body, status)).http);
  const pending = { forget: () => undefined } as never;
  const owner = { read: () => null, remember: () => undefined, forget: () => undefined };
  const services = new FakeServices()
    .with(accountTokens.logIn, logIn({ accounts, tabs: { announce: () => undefined }, pending, owner }))
    .with(accountTokens.accounts, { prepare: async () => undefined } as never);
  openPages({ '/login': Page }, '/login', services);
  type('Email', 'ayu@contoh.example');
  type('Kata sandi', 'salah');
  fireEvent.submit(screen.getByRole('form', { name: 'Masuk' }));
  return waitFor(() => (screen.queryByRole('alert') ?? screen.getByRole('alertdialog', { hidden: true })).textContent);
};

const sentence = 'The provided credentials do not match our records.';

const catalogued = 'Periksa kembali isian AndaUsername atau Password salah';
const blocked = 'Akun Anda diblokir';

it.each([
  [401, { message: 'Unauthenticated.' }, catalogued],
  [401, { success: false, message: '<h1>Unauthorized</h1>' }, catalogued],
  [422, { message: 'Data tidak valid', errors: { username: [sentence] } }, catalogued],
  [400, { success: false, message: sentence }, catalogued],
  [200, { code: '02', message: sentence }, catalogued],
  [401, { message: 'Unauthorized', errors: { email: [blocked] } }, `Error${blocked}Tutup`],
  [401, { success: false, message: blocked, data: null }, `Error${blocked}Tutup`],
])(
  'the log-in answers %i with %j by the text of the catalogue, or by an alert with the server’s reason [8.text.401] [8.text.credentials] [8.alert.error]',
  async (status, body, text) => {
    expect(await saidTo(body, status)).toBe(text);
  },
);

it('the log-in says at the form that the server is away, and keeps what was typed', async () => {
  const away = new ApiFailure({ kind: 'network' });
  const services = new FakeServices()
    .with(accountTokens.logIn, () => Promise.reject(away))
    .with(accountTokens.accounts, { prepare: async () => undefined } as never);
  openPages({ '/login': Page }, '/login', services);
  type('Email', 'ayu@contoh.example');
  type('Kata sandi', 'contoh123');
  fireEvent.submit(screen.getByRole('form', { name: 'Masuk' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Belum bisa masukServer belum dapat dihubungi\./);
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ayu@contoh.example');
});
