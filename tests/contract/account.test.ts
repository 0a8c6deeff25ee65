import { expect, test } from 'vitest';
import { credentials, openRepositories } from './repositories.ts';

test('a guest has no candidate; after the log-in the candidate is known, and after the log-out there is none', async () => {
  const { accounts } = await openRepositories();
  expect(await accounts.current()).toBeNull();
  await accounts.prepare();
  const candidate = await accounts.logIn(credentials('gita'));
  expect(candidate.email).toBe('gita@contoh.example');
  expect(await accounts.current()).toEqual(candidate);
  await accounts.logOut();
  expect(await accounts.current()).toBeNull();
});

test('wrong credentials reject with 422 and a text under email', async () => {
  const { accounts } = await openRepositories();
  const wrong = { status: 422, fieldErrors: { email: [expect.stringContaining('credentials')] } };
  await expect(accounts.logIn({ ...credentials('gita'), password: 'salah' })).rejects.toMatchObject(wrong);
});

test('a browser without cookies gets a message at the log-in, on the simulation too (fault matrix 77)', async () => {
  const refusing = { cookie: '' };
  Object.defineProperty(refusing, 'cookie', { get: () => '', set: () => undefined });
  const { accounts } = await openRepositories({ cookies: refusing });
  expect(await accounts.current()).toBeNull();
  await expect(accounts.logIn(credentials('gita'))).rejects.toMatchObject({ kind: 'expired', cookiesRefused: true });
});
