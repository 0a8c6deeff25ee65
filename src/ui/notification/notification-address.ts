import { encodeTrxId } from '../../domain/assessment/trx-id.ts';
import { type Notification, targetOf } from '../../domain/notification/notification.ts';
import { paths } from '../core/paths.ts';

const certificateAddress = (trxId: string | null): string =>
  paths.certificatePsre.to({}) + (trxId === null ? '' : `?trx=${encodeTrxId(trxId)}`);

export const notificationAddress = (notification: Pick<Notification, 'type' | 'trxId'>): string => {
  const target = targetOf(notification);
  switch (target.kind) {
    case 'timeline':
      return paths.timeline.to({ id: encodeTrxId(target.trxId) });
    case 'certificate':
      return certificateAddress(target.trxId);
    case 'assessments':
      return paths.assessments.to({});
    case 'purchases':
      return paths.transactions.to({});
    case 'profile':
      return paths.profile.to({});
    case 'contact':
      return `${paths.contact.to({})}?tulis`;
    case 'notifications':
      return paths.notifications.to({});
  }
};
