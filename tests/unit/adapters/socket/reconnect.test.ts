import { Manager } from 'socket.io-client';
import { afterEach, expect, it, vi } from 'vitest';
import { SocketRealtimeChannel } from '../../../../src/adapters/socket/socket-realtime-channel.ts';

afterEach(() => vi.restoreAllMocks());

it('connects again after full jitter between 1 s and 30 s, so that a restarted server is not met by all at once (fault matrix 20)', async () => {
  const opened = vi.spyOn(Manager.prototype, 'open').mockReturnThis();
  const channel = new SocketRealtimeChannel({ url: 'http://api.test', path: '/socket.io' }, () => null);
  const subscription = channel.notices().subscribe();
  await vi.waitFor(() => expect(opened).toHaveBeenCalled());
  subscription.unsubscribe();
  const manager = opened.mock.contexts[0] as Manager;
  expect([manager.reconnectionDelay(), manager.reconnectionDelayMax(), manager.randomizationFactor()]).toEqual([
    1_000, 30_000, 1,
  ]);
});
