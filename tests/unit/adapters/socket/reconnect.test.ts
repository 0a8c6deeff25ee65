import { Manager } from 'socket.io-client';
import { afterEach, expect, it, vi } from 'vitest';
import { SocketRealtimeChannel } from '../../../../src/adapters/socket/socket-realtime-channel.ts';

afterEach(() => vi.restoreAllMocks());

const managerOf = async (usesCookies: boolean) => {
  const opened = vi.spyOn(Manager.prototype, 'open').mockReturnThis();
  const identity = { bearer: null, usesCookies };
  const channel = new SocketRealtimeChannel({ url: 'http://api.test', path: '/socket.io' }, identity, {
    next: () => 0,
  });
  const subscription = channel.events().subscribe();
  await vi.waitFor(() => expect(opened).toHaveBeenCalled());
  subscription.unsubscribe();
  return opened.mock.contexts[0] as Manager;
};

it('reconnects after full jitter between 5 s and 30 s, so that clients do not all reach a restarted server at once (fault matrix 20)', async () => {
  const manager = await managerOf(true);
  expect([manager.reconnectionDelay(), manager.reconnectionDelayMax(), manager.randomizationFactor()]).toEqual([
    5_000, 30_000, 1,
  ]);
});

it.each([true, false])('cookies are sent only where they identify the person: %s', async (usesCookies) => {
  expect((await managerOf(usesCookies)).opts.withCredentials).toBe(usesCookies);
});
