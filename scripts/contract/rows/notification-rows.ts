import { notificationCalls } from '../../../src/adapters/http/notification/notification-calls.ts';
import { markAllBody, markAsReadBody } from '../../../src/adapters/http/notification/notification-requests.ts';
import { rowsFor } from '../row.ts';

const fields = ['id', 'type', 'trxid', 'information', 'date', 'read'];

export const notificationRows = rowsFor('notification', notificationCalls, {
  page: {
    requirement: '7.notification.list',
    when: 'A candidate on every page (the unread ones are counted), and in the list of notifications.',
    query: { read: '`false`: only unread ones.', page: 'Number of the page, from 1.' },
    shown: ['query.page', 'query.read', ...fields.map((field) => `reply.data[].${field}`)],
  },
  markAsRead: {
    requirement: '7.notification.mark-as-read',
    when: 'A candidate who opens a notification that was not read.',
    bodies: [markAsReadBody],
  },
  markAll: {
    requirement: '7.notification.mark-all',
    when: 'A candidate who marks all notifications as read.',
    bodies: [markAllBody],
  },
});
