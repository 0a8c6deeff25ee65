import type { Backend } from '../backend.ts';
import type { NotificationRow } from '../database/rows.ts';
import { nextNumber } from '../database/seeding.ts';
import { ago } from '../wib-time.ts';
import { sendNewsMail } from './mail.ts';

export type Notice = Pick<NotificationRow, 'candidate_id' | 'type' | 'trxid' | 'information'>;

interface Told {
  /** True for the candidate's own action: the notification arrives as read, and no mail is sent. */
  readonly own?: boolean;
}

export const notify = (backend: Backend, notice: Notice, { own = false }: Told = {}): void => {
  const id = `NTF-B${String(nextNumber(backend.db)).padStart(5, '0')}`;
  backend.db.notifications.put({ ...notice, id, date: ago(backend.clock.now(), 0), read: own });
  if (!own) sendNewsMail(backend, notice);
  backend.publish(notice.candidate_id, {
    type: notice.type,
    ...(notice.trxid === null ? {} : { trxid: notice.trxid }),
  });
};
