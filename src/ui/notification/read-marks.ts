import type { NotificationPage } from './notification-data.ts';

export type ListName = 'all' | 'unread';

/** What a list looks like once something in it is read. */
export type Change = (page: NotificationPage, list: ListName) => NotificationPage;

/** One that was unread is read: it keeps its place among all, and leaves the unread ones. */
export const oneRead =
  (id: string): Change =>
  (page, list) =>
    list === 'all'
      ? { ...page, items: page.items.map((each) => (each.id === id ? { ...each, read: true } : each)) }
      : { ...page, items: page.items.filter((each) => each.id !== id), total: Math.max(0, page.total - 1) };

/** All are read. */
export const allRead: Change = (page, list) =>
  list === 'all'
    ? { ...page, items: page.items.map((each) => ({ ...each, read: true })) }
    : { ...page, items: [], total: 0, current: 1, last: 1 };
