import type { Subscription } from 'rxjs';
import { Server, type Socket } from 'socket.io';
import 'socket.io-client'; // loaded in advance, so that a test's first connection does not wait for the import
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SocketRealtimeChannel } from '../../../../src/adapters/socket/socket-realtime-channel.ts';
import type { ServerEvent } from '../../../../src/application/ports/notification/realtime-channel.ts';

let io: Server;
let subscription: Subscription | undefined;
const sockets: Socket[] = [];
const heard: [string, unknown][] = [];

beforeAll(() => {
  io = new Server(0);
  io.on('connection', (socket) => {
    sockets.push(socket);
    socket.onAny((name: string, payload: unknown) => heard.push([name, payload]));
  });
});
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.89)); // the client reconnects after the shortest pause
afterEach(() => {
  vi.restoreAllMocks();
  subscription?.unsubscribe();
  sockets.length = 0;
  heard.length = 0;
});
afterAll(() => io.close());

const ofSession = { bearer: null, usesCookies: true };
const atOnce = { next: () => 0 };

const listen = (identity: ConstructorParameters<typeof SocketRealtimeChannel>[1] = ofSession) => {
  const address = io.httpServer.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const channel = new SocketRealtimeChannel({ url: `http://localhost:${port}`, path: '/socket.io' }, identity, atOnce);
  const notices: ServerEvent[] = [];
  subscription = channel.events().subscribe((notice) => notices.push(notice));
  return { channel, notices };
};

const connections = (count: number) => vi.waitFor(() => expect(sockets).toHaveLength(count), { timeout: 5_000 });

test('a reconnection means that news may have been missed; a prompt first connection does not [7.realtime.listening]', async () => {
  const { notices } = listen();
  await connections(1);
  sockets[0]?.emit('listening', { type: 'payment', trxid: 'TRX-1' });
  await vi.waitFor(() => expect(notices).toHaveLength(1));
  sockets[0]?.conn.close();
  await connections(2);
  await vi.waitFor(() => expect(notices).toHaveLength(2));
  expect(notices).toEqual([
    { type: 'payment', trxId: 'TRX-1' },
    { type: 'refresh', trxId: null },
  ]);
}, 10_000);

test('the listener learns whether news arrives now', async () => {
  const { channel } = listen();
  const told: boolean[] = [];
  const watching = channel.connected.subscribe((connected) => told.push(connected));
  await vi.waitFor(() => expect(told).toEqual([false, true]), { timeout: 5_000 });
  sockets[0]?.conn.close();
  await vi.waitFor(() => expect(told).toEqual([false, true, false]));
  await vi.waitFor(() => expect(told.at(-1)).toBe(true), { timeout: 5_000 });
  subscription?.unsubscribe();
  expect(told.at(-1)).toBe(false);
  watching.unsubscribe();
}, 10_000);

test('a page that is left closes its connection, without which no browser keeps it for Back, and opens it again when it comes back', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const { channel } = listen();
  await connections(1);
  await vi.waitFor(() => expect(channel.connected.value).toBe(true));
  page.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(sockets[0]?.connected).toBe(false));
  expect(channel.connected.value).toBe(false);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await connections(2);
  await vi.waitFor(() => expect(channel.connected.value).toBe(true));
  vi.unstubAllGlobals();
}, 10_000);

test('a slow first connection means that news may have been missed in the meantime', async () => {
  vi.spyOn(performance, 'now').mockReturnValueOnce(-5_000);
  const { notices } = listen();
  await vi.waitFor(() => expect(notices).toEqual([{ type: 'refresh', trxId: null }]));
});

test('a change is emitted as command, a notification that was read as notification [7.realtime.command] [7.realtime.notification]', async () => {
  const { channel } = listen();
  await connections(1);
  await vi.waitFor(() => {
    channel.announceRead('NTF-1');
    expect(heard.length).toBeGreaterThan(0);
  });
  heard.length = 0;
  channel.announceChange();
  channel.announceRead('NTF-2');
  await vi.waitFor(() => expect(heard.slice(-2)).toHaveLength(2));
  expect(heard.slice(-2)).toEqual([
    ['command', { type: 'refresh' }],
    ['notification', { id: 'NTF-2' }],
  ]);
});

test('what is emitted without a connection is lost and throws nothing', () => {
  const channel = new SocketRealtimeChannel({ url: 'http://localhost:1', path: '/socket.io' }, ofSession, atOnce);
  expect(() => channel.announceRead('NTF-1')).not.toThrow();
  expect(() => channel.announceChange()).not.toThrow();
});

test('the current bearer token goes with each connection; without one nothing is sent', async () => {
  const identity = { bearer: 'first', usesCookies: false };
  listen(identity);
  await connections(1);
  identity.bearer = 'second';
  sockets[0]?.conn.close();
  await connections(2);
  expect(sockets.map(({ handshake }) => handshake.auth)).toEqual([{ token: 'first' }, { token: 'second' }]);
  subscription?.unsubscribe();
  listen();
  await connections(3);
  expect(sockets[2]?.handshake.auth).toEqual({});
}, 10_000);
