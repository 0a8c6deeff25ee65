import type { Notification, NotificationType, UnreadCount } from '../../domain/notification/notification.ts';
import { withWord } from '../kit/format/with-word.ts';

const typeTitles: Readonly<Record<NotificationType, string>> = {
  assessment: 'Asesmen',
  payment: 'Pembayaran',
  register: 'Akun',
  verify_email: 'Verifikasi email',
  certificate: 'Sertifikat',
  message: 'Pesan',
  other: 'Jenis tidak dikenal',
};

type Described = Pick<Notification, 'type' | 'typeWord' | 'information'>;

export const typeText = ({ type, typeWord }: Pick<Notification, 'type' | 'typeWord'>): string =>
  withWord(typeTitles[type], typeWord);

export const notificationText = (notification: Described): string =>
  notification.information.trim() || typeText(notification);

const mostShown = 99;

export const unreadText = ({ count, more }: UnreadCount): string =>
  count > mostShown ? `${mostShown}+` : `${count}${more ? '+' : ''}`;

export const arrivalText = (arrived: readonly Described[], more: boolean): string => {
  const [newest] = arrived;
  if (!newest) return '';
  const beginning = `${unreadText({ count: arrived.length, more })} notifikasi baru`;
  return `${beginning}${arrived.length === 1 ? ': ' : '. Terbaru: '}${notificationText(newest)}`;
};
