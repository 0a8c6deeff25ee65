import { expect, it } from 'vitest';
import { received } from '../../../../src/adapters/http/received.ts';

/** Chromium gives a reply with one of these statuses an empty stream, which `new Response` refuses. */
const withEmptyBody = (status: number) =>
  ({ status, headers: new Headers(), body: new Response('').body ?? new Blob([]).stream() }) as unknown as Response;

it.each([204, 205, 304])('accepts a %d that has an empty body', async (status) => {
  const reply = await received(withEmptyBody(status), new AbortController().signal, () => undefined);
  expect([reply.status, reply.body]).toEqual([status, null]);
});

it('returns the whole body of other replies', async () => {
  const reply = await received(new Response('{"a":1}'), new AbortController().signal, () => undefined);
  expect(await reply.json()).toEqual({ a: 1 });
});
