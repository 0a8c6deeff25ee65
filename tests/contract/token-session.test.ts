import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNode } from '../../fake-backend/hosts/node.ts';
import { HttpAccountRepository } from '../../src/adapters/http/account/http-account-repository.ts';
import { browserSend } from '../../src/adapters/http/browser-send.ts';
import { HttpClient } from '../../src/adapters/http/http-client.ts';
import { HttpProfileRepository } from '../../src/adapters/http/profile/http-profile-repository.ts';
import { HttpTransactionRepository } from '../../src/adapters/http/purchase/http-transaction-repository.ts';
import { imageOf, jpegHead } from '../builders/images.ts';
import { completePersonalData } from '../builders/personal-data.ts';
import { credentials } from './repositories.ts';

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
