import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startNode } from '../../fake-backend/hosts/node.ts';
import { HttpAccountRepository } from '../../src/adapters/http/account/http-account-repository.ts';
import { browserSend } from '../../src/adapters/http/browser-send.ts';
import { HttpClient } from '../../src/adapters/http/http-client.ts';
import { HttpProfileRepository } from '../../src/adapters/http/profile/http-profile-repository.ts';
import { HttpTransactionRepository } from '../../src/adapters/http/purchase/http-transaction-repository.ts';
import { imageOf, jpegHead } from '../builders/images.ts';
import { completePersonalData } from '../builders/personal-data.ts';
import { credentials, openRepositories, type Repositories } from './repositories.ts';

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

const nadia = { fullname: 'Nadia Contoh', email: 'nadia@contoh.example', password: 'rahasia99' };

const newest = async ({ control }: Repositories) => {
  const [mail] = await control.mails();
  const [, , , id = '', hash = ''] = mail?.link?.split('/') ?? [];
  const [, token = ''] = /^\/reset-password\/([^?]+)/.exec(mail?.link ?? '') ?? [];
  return { mail, token, link: { id, hash, expires: null, signature: null } };
};

test('a sign-up opens a session for the new candidate with an unverified address', async () => {
  const { accounts, registrations, transactions } = await openRepositories();
  const candidate = await registrations.signUp(nadia);
  expect(candidate).toMatchObject({ email: nadia.email, fullname: nadia.fullname, emailVerified: false });
  expect(await accounts.current()).toEqual(candidate);
  expect((await transactions.list('paid', 1)).items).toEqual([]);
  await accounts.logOut();
  expect(await accounts.logIn({ email: nadia.email, password: nadia.password })).toEqual(candidate);
  const taken = { status: 422, fieldErrors: { email: [expect.stringContaining('taken')] } };
  await expect(registrations.signUp({ ...nadia, email: 'AYU@contoh.example' })).rejects.toMatchObject(taken);
});

describe('the verification link of an address', () => {
  test('works once, with its id or without, and for no other id', async () => {
    const world = await openRepositories();
    const { accounts, registrations } = world;
    await expect(registrations.sendVerification()).rejects.toMatchObject({ kind: 'expired' });
    await registrations.signUp(nadia);
    const { mail, link } = await newest(world);
    expect(mail?.to).toBe(nadia.email);
    await expect(registrations.verifyEmail({ ...link, id: '1001' })).rejects.toMatchObject({ status: 404 });
    expect(await registrations.verifyEmail({ ...link, id: null })).toBe('verified');
    expect((await accounts.current())?.emailVerified).toBe(true);
    expect(await registrations.verifyEmail(link)).toBe('alreadyVerified');
    expect(await registrations.sendVerification()).toBe('alreadyVerified');
  });

  test('is sent again to the seed’s Ayu; only the newest mail counts, and only for an hour', async () => {
    const world = await openRepositories();
    const { registrations, logIn, control } = world;
    expect((await logIn('ayu')).emailVerified).toBe(false);
    expect(await registrations.sendVerification()).toBe('sent');
    const first = await newest(world);
    expect(await registrations.sendVerification()).toBe('sent');
    const second = await newest(world);
    await expect(registrations.verifyEmail(first.link)).rejects.toMatchObject({ status: 410 });
    await control.travel(60 * 60_000);
    await expect(registrations.verifyEmail(second.link)).rejects.toMatchObject({ status: 410 });
    await control.takeBack();
    expect(await registrations.verifyEmail(second.link)).toBe('verified');
  });
});

describe('a forgotten password', () => {
  test('is answered alike for known and unknown addresses; only a known one gets a mail, at most one a minute', async () => {
    const { registrations, control } = await openRepositories();
    await registrations.sendResetLink('niemand@contoh.example');
    expect(await control.mails()).toEqual([]);
    await registrations.sendResetLink('Gita@contoh.example');
    await registrations.sendResetLink('gita@contoh.example');
    expect(await control.mails()).toHaveLength(1);
    await control.travel(61_000);
    await registrations.sendResetLink('gita@contoh.example');
    expect(await control.mails()).toHaveLength(2);
  });

  test('is replaced once by the link of its address, which ends every session of this account and no other', async () => {
    const world = await openRepositories();
    const { accounts, registrations, logIn } = world;
    const reset = { email: 'gita@contoh.example', password: 'gantibaru7' };
    const wrong = { fieldErrors: { email: [expect.stringContaining('token')] } };
    await logIn('gita');
    await registrations.sendResetLink(reset.email);
    const { token } = await newest(world);
    const ofBima = { ...reset, token, email: 'bima@contoh.example' };
    await expect(registrations.resetPassword(ofBima)).rejects.toMatchObject(wrong);
    await registrations.resetPassword({ ...reset, token });
    expect(await accounts.current()).toBeNull();
    await expect(registrations.resetPassword({ ...reset, token })).rejects.toMatchObject(wrong);
    await expect(accounts.logIn(credentials('gita'))).rejects.toMatchObject({ status: 422 });
    expect((await accounts.logIn(reset)).email).toBe(reset.email);
    await logIn('bima');
    await world.control.travel(61_000);
    await registrations.sendResetLink(reset.email);
    await registrations.resetPassword({ ...reset, token: (await newest(world)).token });
    expect((await accounts.current())?.email).toBe('bima@contoh.example');
  });
});

let api: Awaited<ReturnType<typeof startNode>>;
beforeAll(async () => {
  api = await startNode({ port: 0, authentication: 'token' });
});
afterAll(() => api.close());

const open = () => {
  const sent: Headers[] = [];
  const send: typeof browserSend = (request, ...rest) => {
    sent.push(request.headers);
    return browserSend(request, ...rest);
  };
  const http = new HttpClient({ baseUrl: api.url, authentication: 'token', cookies: () => '', send });
  return { sent, http, accounts: new HttpAccountRepository(http) };
};

test('with token authentication a log-in over the network lasts as long as the bearer token in memory', async () => {
  const { sent, http, accounts } = open();
  expect(await accounts.current()).toBeNull();
  await accounts.logIn(credentials('gita'));
  expect((await accounts.current())?.email).toBe('gita@contoh.example');
  expect((await new HttpTransactionRepository(http).list('paid', 1)).items).toHaveLength(2);
  await accounts.logOut();
  expect(await accounts.current()).toBeNull();

  expect(sent.map((headers) => headers.get('X-XSRF-TOKEN'))).toEqual(sent.map(() => null));
  expect(sent.map((headers) => headers.has('Authorization'))).toEqual([false, true, true, true, true]);
});

test('a page without a token is a guest’s without a call, but where it asks, a server that is away makes nobody a guest', async () => {
  const { sent, accounts } = open();
  expect(await accounts.current()).toBeNull();
  expect(sent).toHaveLength(0);
  expect(await accounts.current(true)).toBeNull();
  const away = new HttpClient({
    baseUrl: api.url,
    authentication: 'token',
    cookies: () => '',
    send: () => Promise.reject(new TypeError('offline')),
  });
  await expect(new HttpAccountRepository(away).current(true)).rejects.toMatchObject({ kind: 'network' });
});

test('personal data, a photo and a signature arrive unchanged over a real network', async () => {
  const { http, accounts } = open();
  const { id } = await accounts.logIn(credentials('ayu'));
  const profiles = new HttpProfileRepository(http);
  const personal = { ...completePersonalData, fullname: 'Ayu “Contoh” 100% & <b>é</b>\u200d👩🏽‍🦰' };
  await profiles.save(personal);
  const saved = await profiles.savePhoto(imageOf(jpegHead, 500_000));
  expect(saved?.personal).toEqual(personal);
  expect(saved?.photo).toHaveLength('data:image/jpeg;base64,'.length + 4 * Math.ceil(500_000 / 3));
  const signed = await profiles.saveSignature(imageOf(jpegHead, 1000));
  expect(await profiles.find(id)).toEqual(signed);
});
