import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { createBodies } from '../../../../fake-backend/hosts/node-body.ts';

const sender = (announced?: number) => {
  const stream = new PassThrough({ highWaterMark: 100_000_000 });
  let stalled: (() => void) | undefined;
  const incoming = Object.assign(stream, {
    headers: announced === undefined ? {} : { 'content-length': String(announced) },
    setTimeout: (_: number, callback?: () => void) => {
      stalled ??= callback;
    },
  }) as unknown as IncomingMessage;
  return {
    incoming,
    send: async (size: number) => {
      for (let left = size; left > 0; left -= 64_000) stream.write(Buffer.alloc(Math.min(left, 64_000)));
      await new Promise(setImmediate);
    },
    waiting: () => stream.readableLength,
    finish: () => void stream.end(),
    leave: () => void stream.destroy(),
    stall: () => stalled?.(),
  };
};

it('a body is read unchanged', async () => {
  const { incoming, finish } = sender();
  const read = createBodies().read(incoming, null);
  incoming.emit('data', Buffer.from('{"a":'));
  incoming.emit('data', Buffer.from('1}'));
  finish();
  expect(String(await read)).toBe('{"a":1}');
});

it.each([
  [null, 64_000],
  ['1001', 20_000_000],
])('a body of the candidate %s is read up to %i bytes, whether they are announced or not', async (caller, most) => {
  const bodies = createBodies();
  const announced = sender(most + 1);
  expect(await bodies.read(announced.incoming, caller)).toBe(413);
  const chunked = sender();
  const read = bodies.read(chunked.incoming, caller);
  await chunked.send(most);
  await chunked.send(1);
  expect(await read).toBe(413);
  await chunked.send(1_000_000);
  expect(chunked.waiting()).toBe(1_000_000);
});

it('while the largest body is read, others wait as soon as they hold five megabytes, and continue afterwards', async () => {
  const bodies = createBodies();
  const senders = Array.from({ length: 8 }, () => sender());
  const reads = senders.map(({ incoming }, number) => bodies.read(incoming, String(number)));
  for (const { send } of senders) await send(19_000_000);
  const taken = () => senders.reduce((sum, { waiting }) => sum + 19_000_000 - waiting(), 0);
  expect(taken()).toBeGreaterThan(24_000_000);
  expect(taken()).toBeLessThan(26_000_000);
  for (const [number, read] of reads.entries()) {
    senders[number]?.finish();
    expect((await read) as Buffer).toHaveLength(19_000_000);
  }
});

it('a candidate sends one large body at a time, and any number of small ones', async () => {
  const bodies = createBodies();
  const [first, second, small] = [sender(), sender(), sender()];
  const reads = [first, second, small].map(({ incoming }) => bodies.read(incoming, '1001'));
  await first.send(1_000_000);
  await second.send(1_000_000);
  await small.send(60_000);
  small.finish();
  expect((await reads[2]) as Buffer).toHaveLength(60_000);
  expect([first.waiting(), second.waiting() > 800_000]).toEqual([0, true]);
  first.leave();
  second.finish();
  expect((await reads[1]) as Buffer).toHaveLength(1_000_000);
});

it('a client that stops sending is given up, and one that waits for a turn is not', async () => {
  const bodies = createBodies();
  const [first, second] = [sender(), sender()];
  const reads = [first, second].map(({ incoming }) => bodies.read(incoming, '1001'));
  await first.send(1_000_000);
  await second.send(1_000_000);
  second.stall();
  first.stall();
  expect(await reads[0]).toBe(408);
  second.finish();
  expect((await reads[1]) as Buffer).toHaveLength(1_000_000);
});
