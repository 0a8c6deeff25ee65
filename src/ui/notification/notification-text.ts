import type { Notification, NotificationType, UnreadCount } from '../../domain/notification/notification.ts';
import { withWord } from '../format/with-word.ts';

/** What a notification is about. */
const typeTitles: Readonly<Record<NotificationType, string>> = {
  assessment: 'Asesmen',
  payment: 'Pembayaran',
  register: 'Akun',
  verify_email: 'Verifikasi email',
  certificate: 'Sertifikat',
  other: 'Jenis tidak dikenal',
};

type Described = Pick<Notification, 'type' | 'typeWord' | 'information'>;

/** What it is about; where its type is not known, with the server's own word. */
export const typeText = ({ type, typeWord }: Pick<Notification, 'type' | 'typeWord'>): string =>
  withWord(typeTitles[type], typeWord);

/** Its words, or what it is about where it has none. */
export const notificationText = (notification: Described): string =>
  notification.information.trim() || typeText(notification);

const mostShown = 99;

/** `3`, `99+`; where only the first page is counted `10+`. */
export const unreadText = ({ count, more }: UnreadCount): string =>
  count > mostShown ? `${mostShown}+` : `${count}${more ? '+' : ''}`;

/** What is said when news arrives while the page is open; `more` when there may be more of it than was looked at. */
export const arrivalText = (arrived: readonly Described[], more: boolean): string => {
  const [newest] = arrived;
  if (!newest) return '';
  const beginning = `${unreadText({ count: arrived.length, more })} notifikasi baru`;
  return `${beginning}${arrived.length === 1 ? ': ' : '. Terbaru: '}${notificationText(newest)}`;
};
