import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { doorOf } from '../../../../fake-backend/hosts/node-door.ts';

const from = (remoteAddress: string, given?: string) =>
  ({
    socket: { remoteAddress },
    headers: given === undefined ? {} : { 'x-kelas-rahasia': given },
  }) as unknown as IncomingMessage;

it.each([
  ['127.0.0.1', undefined],
  ['::1', undefined],
  ['::ffff:127.0.0.1', undefined],
  ['192.168.1.7', 403],
  ['::ffff:192.168.1.7', 403],
])('without a secret the control answers %s with %s', (address, expected) => {
  expect(doorOf(undefined)(from(address), '/simulation/reset')?.status).toBe(expected);
});

it('a configured secret is required from this computer as well', () => {
  const door = doorOf('benar');
  expect(door(from('127.0.0.1'), '/simulation/reset')?.status).toBe(403);
  expect(door(from('127.0.0.1', 'salah'), '/simulation/reset')?.status).toBe(403);
  expect(door(from('192.168.1.7', 'benar'), '/simulation/reset')).toBeNull();
});

it('the API, and the window of the payment gateway, are open to everybody', () => {
  const door = doorOf('benar');
  expect(door(from('192.168.1.7'), '/api/login')).toBeNull();
  expect(door(from('192.168.1.7'), '/simulation/payments/token-1')).toBeNull();
  expect(door(from('192.168.1.7'), '/simulation/payments/token-1/x')?.status).toBe(403);
});

it('after ten wrong secrets an address waits for a minute, even with the right one; others do not', () => {
  let now = 1_000_000;
  const door = doorOf('benar', () => now);
  for (let time = 0; time < 10; time++) expect(door(from('10.0.0.1', 'salah'), '/simulation/room')?.status).toBe(403);
  const refused = door(from('10.0.0.1', 'benar'), '/simulation/room');
  expect(refused?.status).toBe(429);
  expect(refused?.headers.get('Retry-After')).toBe('60');
  expect(door(from('10.0.0.2', 'benar'), '/simulation/room')).toBeNull();
  now += 60_000;
  expect(door(from('10.0.0.1', 'benar'), '/simulation/room')).toBeNull();
});
