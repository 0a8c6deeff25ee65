import { BehaviorSubject, Subject } from 'rxjs';
import { describe, expect, it, test } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { eventTrust } from '../../../../src/application/notification/event-trust.ts';
import { markAllRead } from '../../../../src/application/notification/mark-all-read.ts';
import { markNotificationRead } from '../../../../src/application/notification/mark-notification-read.ts';
import type { ServerEvent } from '../../../../src/application/ports/notification/realtime-channel.ts';
import { FakeDevice } from '../../../fakes/time-fakes.ts';

const world = () => {
  const told: string[] = [];
  let failure: ApiFailure | null = null;
  const call = async (what: string) => {
    told.push(what);
    await Promise.resolve();
    if (failure) throw failure;
  };
  return {
    told,
    fail: (next: ApiFailure | null) => {
      failure = next;
    },
    notifications: { markRead: (id: string) => call(`mark ${id}`), markAllRead: () => call('mark all') },
    realtime: {
      announceRead: (id: string) => void told.push(`socket notification ${id}`),
      announceChange: () => void told.push('socket command'),
    },
  };
};

test('opening an unread notification marks it and notifies the other tabs and devices; opening a read one makes no call', async () => {
  const { told, ...deps } = world();
  expect(await markNotificationRead(deps)({ id: 'N2', read: true })).toEqual({ kind: 'alreadyRead' });
  expect(await markNotificationRead(deps)({ id: 'N1', read: false })).toEqual({ kind: 'marked' });
  expect(told).toEqual(['mark N1', 'socket notification N1']);
});

test.each([new ApiFailure({ kind: 'network' }), new ApiFailure({ kind: 'timeout' })])(
  'a notification that cannot be marked stays unread, and no tab is notified',
  async (failure) => {
    const { told, fail, ...deps } = world();
    fail(failure);
    expect(await markNotificationRead(deps)({ id: 'N1', read: false })).toEqual({ kind: 'stillUnread' });
    expect(told).toEqual(['mark N1']);
  },
);

test('the end of the session is not swallowed', async () => {
  const { fail, ...deps } = world();
  fail(new ApiFailure({ kind: 'expired', status: 401 }));
  await expect(markNotificationRead(deps)({ id: 'N1', read: false })).rejects.toMatchObject({ kind: 'expired' });
});

test('marking all twice at once is one call, and can be repeated after a failure', async () => {
  const { told, fail, ...deps } = world();
  const markAll = markAllRead(deps);
  await Promise.all([markAll(), markAll()]);
  expect(told).toEqual(['mark all', 'socket command']);
  fail(new ApiFailure({ kind: 'network' }));
  await expect(markAll()).rejects.toMatchObject({ kind: 'network' });
  fail(null);
  await markAll();
  expect(told.filter((each) => each === 'mark all')).toHaveLength(3);
});

const second = 1_000;
const event: ServerEvent = { type: 'assessment', trxId: null };

const following = (already = false) => {
  const device = new FakeDevice();
  const events = new Subject<ServerEvent>();
  const connected = new BehaviorSubject(already);
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

  it('is not blamed for a read that finds nothing new, or for events that came around an interruption', async () => {
    const { device, events, connected, trust, told } = following(true);
    trust.read('exams TRX-1', false);
    trust.read('exams TRX-1', false);
    events.next(event);
    events.next(event);
    connected.next(false);
    connected.next(true);
    trust.read('exams TRX-1', true);
    await device.pass(20 * second);
    expect(told).toEqual([true, false, true]);
  });

  it('is not blamed for a change that is found without a connection, or before anybody follows it', async () => {
    const { device, connected, trust } = following();
    const unfollowed = eventTrust({ realtime: { events: () => new Subject(), connected }, clock: device });
    for (const each of [trust, unfollowed]) {
      each.read('exams TRX-1', false);
      each.read('exams TRX-1', true);
    }
    await device.pass(20 * second);
    connected.next(true);
    const told: boolean[] = [];
    for (const each of [trust, unfollowed]) each.arrives.subscribe((arrives) => told.push(arrives));
    expect(told).toEqual([true, true]);
  });
});
