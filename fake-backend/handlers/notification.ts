import type { HttpHandler } from 'msw';
import { authorised } from '../authorised.ts';
import type { Backend } from '../backend.ts';
import type { NotificationRow } from '../database/rows.ts';
import type { Sorting } from '../database/sorted-groups.ts';
import { flatPage } from '../paginator.ts';
import { jsonReply, notFound, ok } from '../respond.ts';

const wire = ({ id, type, trxid, information, date, read }: NotificationRow) => ({
  id,
  type,
  trxid,
  information,
  date,
  read,
});

const order = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0);

/** All dates have the same zone and width, so text order is time order. */
const newestFirst = (a: NotificationRow, b: NotificationRow) => order(a.date, b.date) || order(a.id, b.id);

const ofCandidate: Sorting<NotificationRow> = { group: (row) => row.candidate_id, compare: newestFirst };

const unreadOfCandidate: Sorting<NotificationRow> = {
  group: (row) => (row.read ? null : row.candidate_id),
  compare: newestFirst,
};

const list = (backend: Backend) =>
  authorised(backend, 'get', '/api/notification', ({ candidate, url }) => {
    const unreadOnly = url.searchParams.get('read') === 'false';
    const rows = backend.db.notifications.sorted(unreadOnly ? unreadOfCandidate : ofCandidate, candidate.id);
    return jsonReply(flatPage(rows, url, wire));
  });

const markRead = (backend: Backend) =>
  authorised(backend, 'patch', '/api/notification/mark-as-read', ({ candidate, text }) => {
    const row = backend.db.notifications.get(text('id'));
    if (row?.candidate_id !== candidate.id) return notFound();
    const marked = { ...row, read: true };
    if (!row.read) backend.db.notifications.put(marked);
    return ok(wire(marked));
  });

const markAllRead = (backend: Backend) =>
  authorised(backend, 'patch', '/api/notification/mark-all', ({ candidate }) => {
    const { notifications } = backend.db;
    for (const row of notifications.sorted(unreadOfCandidate, candidate.id)) notifications.put({ ...row, read: true });
    return ok(null);
  });

export const notificationHandlers = (backend: Backend): HttpHandler[] =>
  [list, markRead, markAllRead].map((handler) => handler(backend));
