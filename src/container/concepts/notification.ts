import { systemRandom } from '../../adapters/browser/system-random.ts';
import { HttpNotificationRepository } from '../../adapters/http/notification/http-notification-repository.ts';
import { SocketRealtimeChannel } from '../../adapters/socket/socket-realtime-channel.ts';
import { eventTrust } from '../../application/notification/event-trust.ts';
import { markAllRead } from '../../application/notification/mark-all-read.ts';
import { markNotificationRead } from '../../application/notification/mark-notification-read.ts';
import { notificationTokens } from '../../application/notification/tokens.ts';
import { timeTokens } from '../../application/time/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';
import { time } from './time.ts';

export const notification: ConceptModule = {
  buildsOn: [time],
  bind: (bind, { client, socket }) => {
    provideValue(bind, notificationTokens.realtime, new SocketRealtimeChannel(socket, client, systemRandom));
    provideValue(bind, notificationTokens.notifications, new HttpNotificationRepository(client));
    provide(bind, notificationTokens.eventTrust, eventTrust, {
      realtime: notificationTokens.realtime,
      clock: timeTokens.clock,
    });
    provide(bind, notificationTokens.markNotificationRead, markNotificationRead, {
      notifications: notificationTokens.notifications,
      realtime: notificationTokens.realtime,
    });
    provide(bind, notificationTokens.markAllRead, markAllRead, {
      notifications: notificationTokens.notifications,
      realtime: notificationTokens.realtime,
    });
  },
};
