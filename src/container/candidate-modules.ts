import { ContainerModule } from 'inversify';
import { randomIds } from '../adapters/browser/random-ids.ts';
import { webLockTabLock } from '../adapters/browser/web-lock-tab-lock.ts';
import { HttpTimelineRepository } from '../adapters/http/assessment/http-timeline-repository.ts';
import type { HttpClient } from '../adapters/http/http-client.ts';
import { HttpPaymentRepository } from '../adapters/http/purchase/http-payment-repository.ts';
import { HttpTransactionRepository } from '../adapters/http/purchase/http-transaction-repository.ts';
import { SocketRealtimeChannel } from '../adapters/socket/socket-realtime-channel.ts';
import { T } from '../application/tokens.ts';
import type { ProfileSettings } from './profile-settings.ts';
import { provideValue } from './provide.ts';
import { assessmentModule } from './use-cases/assessment.ts';
import { purchaseModule } from './use-cases/purchase.ts';

const candidateAdapters = ({ socket, paymentWindow }: ProfileSettings, client: HttpClient) =>
  new ContainerModule(({ bind }) => {
    provideValue(bind, T.ids, randomIds);
    provideValue(bind, T.tabLock, webLockTabLock(globalThis.navigator?.locks));
    provideValue(bind, T.realtime, new SocketRealtimeChannel(socket));
    provideValue(bind, T.paymentWindow, paymentWindow);
    provideValue(bind, T.transactions, new HttpTransactionRepository(client));
    provideValue(bind, T.payments, new HttpPaymentRepository(client));
    provideValue(bind, T.timelines, new HttpTimelineRepository(client));
  });

/** All that only somebody who is logged in needs: the second half of the container, in a chunk of its own. */
export const candidateModules = (profile: ProfileSettings, client: HttpClient): ContainerModule[] => [
  candidateAdapters(profile, client),
  purchaseModule,
  assessmentModule,
];
