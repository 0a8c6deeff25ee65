import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { emptyReply, jsonReply } from './replies.ts';
import { scriptedClient } from './scripted-client.ts';

const reply = z.unknown();

it('an exclusive call waits for those under way, and later ones wait for it, also when it fails', async () => {
  const answers = new Map<string, (reply: Response) => void>();
  const client = scriptedClient(({ url }) => new Promise((resolve) => answers.set(new URL(url).pathname, resolve)));
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  const answer = async (path: string, given = jsonReply({ code: '00' })) => {
    answers.get(path)?.(given);
    await settle();
  };
  const alone = (path: string) => client.http.callAlone({ method: 'POST', path, reply });
  const before = client.http.call({ path: '/before', reply });
  const failed = expect(alone('/logout')).rejects.toThrow();
  const later = [alone('/login'), client.http.call({ path: '/after', reply })];
  await settle();
  expect(client.paths()).toEqual(['/before']);
  await answer('/before');
  expect(client.paths()).toEqual(['/before', '/logout']);
  await answer('/logout', emptyReply(500));
  expect(client.paths()).toEqual(['/before', '/logout', '/login']);
  await answer('/login');
  expect(client.paths()).toEqual(['/before', '/logout', '/login', '/after']);
  await answer('/after');
  await Promise.all([before, failed, ...later]);
  const last = client.http.call({ path: '/last', reply });
  expect(client.paths().at(-1)).toBe('/last'); // no call is pending, so this one is sent in the same tick
  await answer('/last');
  await last;
});
