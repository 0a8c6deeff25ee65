import { expect, test } from 'vitest';
import { openRepositories } from './repositories.ts';

const asGita = async () => {
  const portal = await openRepositories();
  await portal.logIn('gita');
  return portal;
};

test('a page of all and one of the unread ones, the newest first [2.notifications.unread]', async () => {
  const { notifications } = await asGita();
  const all = await notifications.page(1, false);
  expect(all).toMatchObject({ current: 1, last: 2 });
  expect(all.items).toHaveLength(10);
  expect(all.items[0]).toMatchObject({ type: 'assessment', read: false, trxId: expect.stringMatching(/^TRX-/) });
  const unread = await notifications.page(1, true);
  expect(unread.items.map(({ read }) => read)).toEqual(unread.items.map(() => false));
  expect(unread.total).toBe(all.items.filter(({ read }) => !read).length);
  const dates = all.items.map(({ date }) => Date.parse(date ?? ''));
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
});

test('the second page goes on where the first ends; past the end is an empty page that knows the last one', async () => {
  const { notifications } = await asGita();
  const [first, second] = [await notifications.page(1, false), await notifications.page(2, false)];
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect(new Set(ids).size).toBe(first.total);
  expect(await notifications.page(99, false)).toMatchObject({ items: [], last: 2 });
});

test('one that is marked is read from then on; marked again it stays so', async () => {
  const { notifications } = await asGita();
  const [first] = (await notifications.page(1, true)).items;
  await notifications.markRead(first?.id ?? '');
  await notifications.markRead(first?.id ?? '');
  expect((await notifications.page(1, true)).items.map(({ id }) => id)).not.toContain(first?.id);
  expect((await notifications.page(1, false)).items[0]).toEqual({ ...first, read: true });
});

test('marking all leaves nothing unread', async () => {
  const { notifications } = await asGita();
  await notifications.markAllRead();
  expect(await notifications.page(1, true)).toMatchObject({ items: [], total: 0 });
  await notifications.markAllRead();
});

test("somebody else's, or one that is not there, is not found", async () => {
  const portal = await asGita();
  const [own] = (await portal.notifications.page(1, true)).items;
  await expect(portal.notifications.markRead('TIDAK-ADA')).rejects.toMatchObject({ status: 404 });
  await portal.accounts.logOut();
  await portal.logIn('citra');
  await expect(portal.notifications.markRead(own?.id ?? '')).rejects.toMatchObject({ status: 404 });
});

test('a guest has none: the session is over', async () => {
  const { notifications } = await openRepositories();
  await expect(notifications.page(1, false)).rejects.toMatchObject({ kind: 'expired' });
});
