import { expect, test } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { markAllRead } from '../../../../src/application/notification/mark-all-read.ts';
import { markNotificationRead } from '../../../../src/application/notification/mark-notification-read.ts';

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

test('a notification that is opened twice at once is marked once, and later again', async () => {
  const { told, ...deps } = world();
  const open = markNotificationRead(deps);
  await Promise.all(['N1', 'N1', 'N2'].map((id) => open({ id, read: false })));
  expect(told.filter((each) => each.startsWith('mark'))).toEqual(['mark N1', 'mark N2']);
  await open({ id: 'N1', read: false });
  expect(told.filter((each) => each === 'mark N1')).toHaveLength(2);
});

test.each([
  new ApiFailure({ kind: 'network' }),
  new ApiFailure({ kind: 'timeout' }),
  new ApiFailure({ kind: 'http', status: 404 }),
  new ApiFailure({ kind: 'contract' }),
])('a notification that cannot be marked stays unread, and no tab is notified', async (failure) => {
  const { told, fail, ...deps } = world();
  fail(failure);
  expect(await markNotificationRead(deps)({ id: 'N1', read: false })).toEqual({ kind: 'stillUnread' });
  expect(told).toEqual(['mark N1']);
});

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
