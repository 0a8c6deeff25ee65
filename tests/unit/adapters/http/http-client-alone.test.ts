import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { emptyReply, jsonReply } from './replies.ts';
import { scriptedClient } from './scripted-client.ts';

const reply = z.unknown();

/** A client whose calls are answered one by one, by their path. */
const waiting = () => {
  const answers = new Map<string, (reply: Response) => void>();
  const client = scriptedClient(
    ({ url }) => new Promise<Response>((resolve) => answers.set(new URL(url).pathname, resolve)),
  );
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return {
    ...client,
    paths: () => client.paths(),
    answer: async (path: string, with_ = jsonReply({ code: '00' })) => {
      answers.get(path)?.(with_);
      await settle();
    },
    settle,
  };
};

it('a call that goes alone waits for those under way, and later ones wait for it', async () => {
  const { http, paths, answer, settle } = waiting();
  const calls = [
    http.call({ path: '/api/before', reply }),
    http.callAlone({ method: 'POST', path: '/api/logout', reply }),
  ];
  calls.push(http.call({ path: '/api/after', reply }));
  await settle();
  expect(paths()).toEqual(['/api/before']);
  await answer('/api/before');
  expect(paths()).toEqual(['/api/before', '/api/logout']);
  await answer('/api/logout');
  expect(paths()).toEqual(['/api/before', '/api/logout', '/api/after']);
  await answer('/api/after');
  await Promise.all(calls);
});

it('calls that go alone go one after the other, also when one fails', async () => {
  const { http, paths, answer, settle } = waiting();
  const first = http.callAlone({ method: 'POST', path: '/api/logout', reply });
  const second = http.callAlone({ method: 'POST', path: '/api/login', reply });
  const failed = expect(first).rejects.toThrow();
  await settle();
  expect(paths()).toEqual(['/api/logout']);
  await answer('/api/logout', emptyReply(500));
  await failed;
  expect(paths()).toEqual(['/api/logout', '/api/login']);
  await answer('/api/login');
  await second;
  const last = http.call({ path: '/api/x', reply });
  expect(paths().at(-1)).toBe('/api/x'); // nothing to wait for: it goes out in the same tick
  await answer('/api/x');
  await last;
});
