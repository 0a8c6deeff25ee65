import { expect, it } from 'vitest';
import { HttpAccountRepository } from '../../../../src/adapters/http/account/http-account-repository.ts';
import { HttpClient } from '../../../../src/adapters/http/http-client.ts';
import { jsonReply } from './replies.ts';
import { scriptedClient } from './scripted-client.ts';

const candidate = { id: 1, email: 'ayu@contoh.example', fullname: 'Ayu Contoh' };

it('asks for a log-in only when every earlier call has its reply, whose cookie would otherwise undo it', async () => {
  const sent: string[] = [];
  let answerGuest: (reply: Response) => void = () => undefined;
  const http = new HttpClient({
    baseUrl: 'http://api.test',
    authentication: 'session',
    cookies: () => 'XSRF-TOKEN=there',
    send: (request) => {
      sent.push(new URL(request.url).pathname);
      if (request.url.endsWith('/api/login')) return Promise.resolve(jsonReply({ data: { user: candidate } }));
      return new Promise((resolve) => {
        answerGuest = resolve;
      });
    },
  });
  const accounts = new HttpAccountRepository(http);
  const current = accounts.current();
  const loggedIn = accounts.logIn({ email: candidate.email, password: 'x' });
  await Promise.resolve();
  expect(sent).toEqual(['/api/asesi']);

  answerGuest(jsonReply({ message: 'Unauthenticated.' }, 401));
  expect(await current).toBeNull();
  expect((await loggedIn).fullname).toBe('Ayu Contoh');
  expect(sent).toEqual(['/api/asesi', '/api/login']);
});

it('shows a photo that is a storage path from the API host, at log-in and later', async () => {
  const photo = 'storage/foto/1.png';
  const { http } = scriptedClient(({ url }) =>
    jsonReply({ data: url.endsWith('/api/login') ? { user: { ...candidate, photo } } : { ...candidate, photo } }),
  );
  const accounts = new HttpAccountRepository(http);
  const shown = 'http://api.test/storage/foto/1.png';
  expect((await accounts.logIn({ email: candidate.email, password: 'x' })).photo).toBe(shown);
  expect((await accounts.current())?.photo).toBe(shown);
});
