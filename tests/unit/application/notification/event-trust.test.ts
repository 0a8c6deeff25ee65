import { BehaviorSubject, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { eventTrust } from '../../../../src/application/notification/event-trust.ts';
import type { ServerEvent } from '../../../../src/application/ports/notification/realtime-channel.ts';
import { FakeDevice } from '../../../fakes/time-fakes.ts';

const second = 1_000;
const event: ServerEvent = { type: 'assessment', trxId: null };

const following = () => {
  const device = new FakeDevice();
  const events = new Subject<ServerEvent>();
  const connected = new BehaviorSubject(false);
  const trust = eventTrust({ realtime: { events: () => events, connected }, clock: device });
  const told: boolean[] = [];
  const watching = trust.arrives.subscribe((arrives) => told.push(arrives));
  return { device, events, connected, trust, told, watching };
};

describe('eventTrust', () => {
  it('arrives while the socket is connected', () => {
    const { connected, told, watching } = following();
    connected.next(true);
    connected.next(true);
    connected.next(false);
    watching.unsubscribe();
    connected.next(true);
    expect(told).toEqual([false, true, false]);
  });

  it('no longer arrives after a read has found a change without an event, even after a reconnection', async () => {
    const { device, connected, trust, told } = following();
    connected.next(true);
    trust.read('exams TRX-1', false);
    trust.arrives.subscribe(); // a second subscriber on the same page is no proof of events
    trust.read('exams TRX-1', true);
    await device.pass(11 * second);
    connected.next(false);
    connected.next(true);
    expect(told).toEqual([false, true, false]);
  });

  it.each(['before', 'after'])(
    'arrives as long as the event comes, %s the read that finds the change',
    async (order) => {
      const { device, events, connected, trust, told } = following();
      connected.next(true);
      trust.read('exams TRX-1', false);
      if (order === 'before') events.next(event);
      trust.read('exams TRX-1', true);
      await device.pass(5 * second);
      if (order === 'after') events.next(event);
      await device.pass(20 * second);
      expect(told).toEqual([false, true]);
    },
  );

  it('is not blamed for what changed without a connection, or before the first read', async () => {
    const { device, connected, trust, told } = following();
    connected.next(true);
    trust.read('exams TRX-1', true);
    trust.read('exams TRX-2', false);
    connected.next(false);
    connected.next(true);
    trust.read('exams TRX-2', true);
    await device.pass(20 * second);
    expect(told).toEqual([false, true, false, true]);
  });
});
