import { expect, it } from 'vitest';
import { HttpAccountRepository } from '../../../../src/adapters/http/account/http-account-repository.ts';
import { HttpClient } from '../../../../src/adapters/http/http-client.ts';
import { jsonReply } from './replies.ts';

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
