import type { Backend } from '../backend.ts';
import type { NotificationRow } from '../database/rows.ts';
import { nextNumber } from '../database/seeding.ts';
import { ago } from '../wib-time.ts';

type News = Pick<NotificationRow, 'candidate_id' | 'type' | 'trxid' | 'information'>;

/** Writes a notification and tells the candidate's open pages. */
export const notify = (backend: Backend, news: News): void => {
  const id = `NTF-B${String(nextNumber(backend.db)).padStart(5, '0')}`;
  backend.db.notifications.put({ ...news, id, date: ago(backend.clock.now(), 0), read: false });
  backend.publish(news.candidate_id, { type: news.type, ...(news.trxid === null ? {} : { trxid: news.trxid }) });
};
