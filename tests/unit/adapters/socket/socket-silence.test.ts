import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SocketRealtimeChannel } from '../../../../src/adapters/socket/socket-realtime-channel.ts';

const fake = vi.hoisted(() => ({ socket: null as unknown }));
vi.mock('socket.io-client', () => ({ io: () => fake.socket }));

const second = 1_000;

class FakeSocket extends EventEmitter {
  connected = false;
  readonly io = new EventEmitter();

  connect(): void {
    this.connected = true;
    this.emit('connect');
  }

  lose(): void {
    this.connected = false;
    this.emit('disconnect');
  }

  disconnect(): void {
    this.connected = false;
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const listening = async (chance: number) => {
  const socket = new FakeSocket();
  fake.socket = socket;
  const identity = { bearer: null, usesCookies: true };
  const channel = new SocketRealtimeChannel({ url: '', path: '/socket.io' }, identity, { next: () => chance });
  const told: boolean[] = [];
  const events: string[] = [];
  channel.connected.subscribe((connected) => told.push(connected));
  const subscription = channel.events().subscribe(({ type }) => events.push(type));
  await vi.advanceTimersByTimeAsync(0);
  await vi.waitFor(() => expect(socket.listenerCount('connect')).toBe(1));
  socket.connect();
  return { socket, told, events, subscription };
};

test('a connection without a ping or an event for 90 s counts as none, until the next sign of the server', async () => {
  const { socket, told } = await listening(0);
  for (let pings = 0; pings < 10; pings += 1) {
    await vi.advanceTimersByTimeAsync(80 * second);
    socket.io.emit('ping');
  }
  expect(told).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(91 * second);
  expect(told).toEqual([false, true, false]);
  socket.emit('listening', { type: 'payment' });
  expect(told).toEqual([false, true, false, true]);
  socket.lose();
  socket.io.emit('ping');
  expect(told.at(-1)).toBe(false);
});

test.each([
  [0, 0],
  [0.5, 15],
  [0.99, 29.7],
])(
  'with the chance %d, the refresh after a reconnection comes after %d s, so that clients do not refresh together',
  async (chance, after) => {
    const { socket, events } = await listening(chance);
    socket.lose();
    socket.connect();
    expect(events).toEqual([]);
    await vi.advanceTimersByTimeAsync(Math.max(0, after * second - 1));
    if (after > 0) expect(events).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(events).toEqual(['refresh']);
  },
);

test('no event and no timer is left when nobody listens any more', async () => {
  const { socket, events, told, subscription } = await listening(0.5);
  socket.lose();
  socket.connect();
  subscription.unsubscribe();
  await vi.advanceTimersByTimeAsync(120 * second);
  expect([events, told.at(-1), vi.getTimerCount(), socket.io.listenerCount('ping')]).toEqual([[], false, 0, 0]);
});

test('a server without a socket is never asked for one, and counts as not connected', async () => {
  const socket = new FakeSocket();
  fake.socket = socket;
  const channel = new SocketRealtimeChannel(
    { url: '', path: '' },
    { bearer: null, usesCookies: true },
    { next: () => 0 },
  );
  const told: boolean[] = [];
  channel.connected.subscribe((connected) => told.push(connected));
  channel.events().subscribe();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  expect([socket.listenerCount('connect'), told]).toEqual([0, [false]]);
});
