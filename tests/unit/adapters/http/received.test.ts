import { expect, it } from 'vitest';
import { received } from '../../../../src/adapters/http/received.ts';

/** As Chromium gives it: a body that is there and empty, which `new Response` would refuse. */
const withEmptyBody = (status: number) =>
  ({ status, headers: new Headers(), body: new Response('').body ?? new Blob([]).stream() }) as unknown as Response;

it.each([204, 205, 304])('takes a %d whose empty body is there', async (status) => {
  const reply = await received(withEmptyBody(status), new AbortController().signal, () => undefined);
  expect([reply.status, reply.body]).toEqual([status, null]);
});

it('gives the whole body of the others', async () => {
  const reply = await received(new Response('{"a":1}'), new AbortController().signal, () => undefined);
  expect(await reply.json()).toEqual({ a: 1 });
});
