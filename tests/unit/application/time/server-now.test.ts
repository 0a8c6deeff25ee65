import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { serverNow } from '../../../../src/application/time/server-now.ts';
import { SetServerClock } from '../../../fakes/time-fakes.ts';

const open = (read: (clock: SetServerClock) => Promise<void>) => {
  const serverClock = new SetServerClock();
  const reading = vi.spyOn(serverClock, 'read').mockImplementation(() => read(serverClock));
  return { serverClock, reading, now: serverNow({ serverClock }) };
};
const told = async (clock: SetServerClock) => clock.set(() => 7);
const away = () => Promise.reject(new ApiFailure({ kind: 'network' }));

describe('the server’s time for a deadline', () => {
  it('is read first where nobody knows it, and not again while it is sure', async () => {
    const { now, reading } = open(told);
    expect(await now()).toBe(7);
    expect(await now()).toBe(7);
    expect(reading).toHaveBeenCalledOnce();
  });

  it('is read again where it is only estimated, and not known where that fails', async () => {
    const sure = open(told);
    sure.serverClock.set(() => 3, { estimated: true });
    expect(await sure.now()).toBe(7);
    const { serverClock, now } = open(away);
    serverClock.set(() => 3, { estimated: true });
    expect(await now()).toBeNull();
  });
});
