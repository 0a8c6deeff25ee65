import type { HttpHandler } from 'msw';
import { authorised } from '../authorised.ts';
import type { Backend } from '../backend.ts';
import type { NotificationRow } from '../database/rows.ts';
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

const newestFirst = (a: NotificationRow, b: NotificationRow) =>
  Date.parse(b.date) - Date.parse(a.date) || b.id.localeCompare(a.id);

const ofCandidate = ({ db }: Backend, candidateId: string) =>
  db.notifications.where((row) => row.candidate_id === candidateId).sort(newestFirst);

const list = (backend: Backend) =>
  authorised(backend, 'get', '/api/notification', ({ candidate, url }) => {
    const unreadOnly = url.searchParams.get('read') === 'false';
    const rows = ofCandidate(backend, candidate.id).filter(({ read }) => !(unreadOnly && read));
    return jsonReply(flatPage(rows, url, wire));
  });

const markRead = (backend: Backend) =>
  authorised(backend, 'patch', '/api/notification/mark-as-read', ({ candidate, text }) => {
    const row = backend.db.notifications.get(text('id'));
    if (row?.candidate_id !== candidate.id) return notFound();
    const marked = { ...row, read: true };
    backend.db.notifications.put(marked);
    return ok(wire(marked));
  });

const markAllRead = (backend: Backend) =>
  authorised(backend, 'patch', '/api/notification/mark-all', ({ candidate }) => {
    for (const row of ofCandidate(backend, candidate.id)) {
      if (!row.read) backend.db.notifications.put({ ...row, read: true });
    }
    return ok(null);
  });

/** Notifications (specification 7, Notifications). */
export const notificationHandlers = (backend: Backend): HttpHandler[] =>
  [list, markRead, markAllRead].map((handler) => handler(backend));
