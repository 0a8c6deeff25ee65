import type { Notification, NotificationType, UnreadCount } from '../../domain/notification/notification.ts';

/** What a notification is about. */
export const typeTitles: Readonly<Record<NotificationType, string>> = {
  assessment: 'Asesmen',
  payment: 'Pembayaran',
  register: 'Akun',
  verify_email: 'Verifikasi email',
  certificate: 'Sertifikat',
  other: 'Informasi',
};

/** Its words, or what it is about where it has none. */
export const notificationText = ({ information, type }: Pick<Notification, 'type' | 'information'>): string =>
  information.trim() || typeTitles[type];

const mostShown = 99;

/** `3`, `99+`; where only the first page is counted `10+`. */
export const unreadText = ({ count, more }: UnreadCount): string =>
  count > mostShown ? `${mostShown}+` : `${count}${more ? '+' : ''}`;

/** What is said when news arrives while the page is open; `more` when there may be more of it than was looked at. */
export const arrivalText = (arrived: readonly Pick<Notification, 'type' | 'information'>[], more: boolean): string => {
  const [newest] = arrived;
  if (!newest) return '';
  const beginning = `${unreadText({ count: arrived.length, more })} notifikasi baru`;
  return `${beginning}${arrived.length === 1 ? ': ' : '. Terbaru: '}${notificationText(newest)}`;
};
