import { expect, test } from 'vitest';
import { openAs, openRepositories } from './repositories.ts';

test('the newest notifications are on the first page, and the second page continues it [2.notifications.unread]', async () => {
  const { notifications } = await openAs('gita');
  const all = await notifications.page(1, false);
  expect(all).toMatchObject({ current: 1, last: 2 });
  expect(all.items).toHaveLength(10);
  expect(all.items[0]).toMatchObject({ type: 'assessment', read: false, trxId: expect.stringMatching(/^TRX-/) });
  const dates = all.items.map(({ date }) => Date.parse(date ?? ''));
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
  const second = await notifications.page(2, false);
  expect(new Set([...all.items, ...second.items].map(({ id }) => id)).size).toBe(all.total);
  expect(await notifications.page(99, false)).toMatchObject({ items: [], last: 2 });
  const unread = await notifications.page(1, true);
  expect(unread.items.map(({ read }) => read)).toEqual(unread.items.map(() => false));
  expect(unread.total).toBe(all.items.filter(({ read }) => !read).length);
});

test('a marked notification stays read, and marking all marks every one', async () => {
  const { notifications } = await openAs('gita');
  const [first] = (await notifications.page(1, true)).items;
  for (const _ of [1, 2]) await notifications.markRead(first?.id ?? '');
  expect((await notifications.page(1, true)).items.map(({ id }) => id)).not.toContain(first?.id);
  expect((await notifications.page(1, false)).items[0]).toEqual({ ...first, read: true });
  await notifications.markAllRead();
  expect(await notifications.page(1, true)).toMatchObject({ items: [], total: 0 });
});

test('another candidate’s notification and an unknown one are not found, and a guest has none', async () => {
  const { notifications, logIn } = await openAs('gita');
  const [own] = (await notifications.page(1, true)).items;
  await logIn('citra');
  for (const id of ['TIDAK-ADA', own?.id ?? ''])
    await expect(notifications.markRead(id)).rejects.toMatchObject({ status: 404 });
  const guest = await openRepositories();
  await expect(guest.notifications.page(1, false)).rejects.toMatchObject({ kind: 'expired' });
});
