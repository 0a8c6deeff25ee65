import { paths } from '../../core/paths.ts';

export interface NotificationView {
  readonly unreadOnly: boolean;
  readonly page: number;
}

const unreadTab = 'belum_dibaca';

export const readNotificationView = (search: string): NotificationView => {
  const query = new URLSearchParams(search);
  const page = query.get('page') ?? '';
  return { unreadOnly: query.get('tab') === unreadTab, page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
};

export const notificationListAddress = ({ unreadOnly, page }: NotificationView): string => {
  const query = new URLSearchParams();
  if (unreadOnly) query.set('tab', unreadTab);
  if (page > 1) query.set('page', String(page));
  const search = query.toString();
  return paths.notifications.to({}) + (search && `?${search}`);
};
