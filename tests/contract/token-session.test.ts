import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNode } from '../../fake-backend/hosts/node.ts';
import { HttpAccountRepository } from '../../src/adapters/http/account/http-account-repository.ts';
import { browserSend } from '../../src/adapters/http/browser-send.ts';
import { HttpClient } from '../../src/adapters/http/http-client.ts';
import { HttpTransactionRepository } from '../../src/adapters/http/purchase/http-transaction-repository.ts';
import { credentials } from './repositories.ts';

let api: Awaited<ReturnType<typeof startNode>>;
beforeAll(async () => {
  api = await startNode({ port: 0, authentication: 'token' });
});
afterAll(() => api.close());

test('with token authentication a log-in over the network lasts as long as the bearer in memory', async () => {
  const sent: Headers[] = [];
  const http = new HttpClient({
    baseUrl: api.url,
    authentication: 'token',
    cookies: () => '',
    send: (request) => {
      sent.push(request.headers);
      return browserSend(request);
    },
  });
  const accounts = new HttpAccountRepository(http);
  const transactions = new HttpTransactionRepository(http);
  expect(await accounts.current()).toBeNull();
  await accounts.logIn(credentials('gita'));
  expect((await accounts.current())?.email).toBe('gita@contoh.example');
  expect((await transactions.list('paid', 1)).items).toHaveLength(2);
  await accounts.logOut();
  expect(await accounts.current()).toBeNull();

  expect(sent.map((headers) => headers.get('X-XSRF-TOKEN'))).toEqual(sent.map(() => null));
  expect(sent.map((headers) => headers.has('Authorization'))).toEqual([false, true, true, true]);
});
