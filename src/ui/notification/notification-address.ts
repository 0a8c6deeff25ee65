import { encodeTrxId } from '../../domain/assessment/trx-id.ts';
import { type Notification, targetOf } from '../../domain/notification/notification.ts';
import { paths } from '../paths.ts';

/** Where a notification leads (specification 4). */
export const notificationAddress = (notification: Notification): string => {
  const target = targetOf(notification);
  if (target.kind === 'timeline') return paths.timeline.to({ id: encodeTrxId(target.trxId) });
  if (target.kind === 'assessments') return paths.assessments.to({});
  if (target.kind === 'notifications') return paths.notifications.to({});
  return target.kind === 'purchases' ? paths.transactions.to({}) : paths.profile.to({});
};
