import type { Backend } from '../backend.ts';
import type { NotificationRow } from '../database/rows.ts';
import { nextNumber } from '../database/seeding.ts';
import { ago } from '../wib-time.ts';

type Notice = Pick<NotificationRow, 'candidate_id' | 'type' | 'trxid' | 'information'>;

export const notify = (backend: Backend, notice: Notice): void => {
  const id = `NTF-B${String(nextNumber(backend.db)).padStart(5, '0')}`;
  backend.db.notifications.put({ ...notice, id, date: ago(backend.clock.now(), 0), read: false });
  backend.publish(notice.candidate_id, {
    type: notice.type,
    ...(notice.trxid === null ? {} : { trxid: notice.trxid }),
  });
};
