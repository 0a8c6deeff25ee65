import { ContainerModule } from 'inversify';
import { markAllRead } from '../../application/notification/mark-all-read.ts';
import { notificationQueries } from '../../application/notification/notification-queries.ts';
import { openNotification } from '../../application/notification/open-notification.ts';
import { T } from '../../application/tokens.ts';
import { provide } from '../provide.ts';

export const notificationModule = new ContainerModule(({ bind }) => {
  provide(bind, T.notificationQueries, notificationQueries, { notifications: T.notifications });
  provide(bind, T.openNotification, openNotification, { notifications: T.notifications, realtime: T.realtime });
  provide(bind, T.markAllRead, markAllRead, { notifications: T.notifications, realtime: T.realtime });
});
