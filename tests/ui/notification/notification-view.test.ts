import fc from 'fast-check';
import { expect, test } from 'vitest';
import { notificationListAddress, readNotificationView } from '../../../src/ui/notification/notification-view.ts';

test('what is written into the address is read from it', () => {
  const view = fc.record({ unreadOnly: fc.boolean(), page: fc.integer({ min: 1, max: 999_999 }) });
  fc.assert(
    fc.property(view, (wanted) => {
      const { search, pathname } = new URL(notificationListAddress(wanted), 'http://portal.test');
      expect(pathname).toBe('/notifications');
      expect(readNotificationView(search)).toEqual(wanted);
    }),
  );
});

test.each(['?page=0', '?page=-1', '?page=1e9', '?page=x', '?page=', '?tab=semua', '?page=9999999', ''])(
  '%s is the first page of all',
  (search) => {
    expect(readNotificationView(search)).toEqual({ unreadOnly: false, page: 1 });
  },
);
