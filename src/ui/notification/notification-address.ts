import { encodeTrxId } from '../../domain/assessment/trx-id.ts';
import { type Notification, targetOf } from '../../domain/notification/notification.ts';
import { paths } from '../paths.ts';

const certificateAddress = (trxId: string | null): string =>
  paths.certificatePsre.to({}) + (trxId === null ? '' : `?trx=${encodeTrxId(trxId)}`);

/** The address of the page that a notification opens (specification 4). */
export const notificationAddress = (notification: Pick<Notification, 'type' | 'trxId'>): string => {
  const target = targetOf(notification);
  if (target.kind === 'timeline') return paths.timeline.to({ id: encodeTrxId(target.trxId) });
  if (target.kind === 'certificate') return certificateAddress(target.trxId);
  if (target.kind === 'assessments') return paths.assessments.to({});
  if (target.kind === 'notifications') return paths.notifications.to({});
  return target.kind === 'purchases' ? paths.transactions.to({}) : paths.profile.to({});
};
