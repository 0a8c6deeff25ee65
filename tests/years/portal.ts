import 'reflect-metadata';
import { type Bind, Container } from 'inversify';
import { NEVER, of } from 'rxjs';
import { MemoryBackedDraftStore } from '../../src/adapters/browser/drafts/memory-backed-draft-store.ts';
import { randomIds } from '../../src/adapters/browser/random-ids.ts';
import { systemClock } from '../../src/adapters/browser/system-clock.ts';
import { broadcastSessionTabs } from '../../src/adapters/browser/tabs/broadcast-session-tabs.ts';
import { storedPendingLogOut } from '../../src/adapters/browser/tabs/stored-pending-log-out.ts';
import { openTabChannel } from '../../src/adapters/browser/tabs/tab-channel.ts';
import { HttpClient } from '../../src/adapters/http/http-client.ts';
import type { Send } from '../../src/adapters/http/send.ts';
import { deviceTokens } from '../../src/application/device/tokens.ts';
import { draftTokens } from '../../src/application/draft/tokens.ts';
import { notificationTokens } from '../../src/application/notification/tokens.ts';
import type { RealtimeChannel } from '../../src/application/ports/notification/realtime-channel.ts';
import type { PaymentWindow } from '../../src/application/ports/purchase/payment-window.ts';
import type { ServerNow } from '../../src/application/time/server-now.ts';
import { timeTokens } from '../../src/application/time/tokens.ts';
import type { Token } from '../../src/application/token.ts';
import type { Profile } from '../../src/container/concept-module.ts';
import { account, browserSession } from '../../src/container/concepts/account.ts';
import { apl } from '../../src/container/concepts/apl.ts';
import { assessment } from '../../src/container/concepts/assessment.ts';
import { catalog } from '../../src/container/concepts/catalog.ts';
import { certificate } from '../../src/container/concepts/certificate.ts';
import { device } from '../../src/container/concepts/device.ts';
import { documents } from '../../src/container/concepts/documents.ts';
import { draft } from '../../src/container/concepts/draft.ts';
import { exam } from '../../src/container/concepts/exam.ts';
import { examAttempt } from '../../src/container/concepts/exam-attempt.ts';
import { files } from '../../src/container/concepts/files.ts';
import { notification } from '../../src/container/concepts/notification.ts';
import { profile as profiles } from '../../src/container/concepts/profile.ts';
import { purchase } from '../../src/container/concepts/purchase.ts';
import { time } from '../../src/container/concepts/time.ts';
import type { Tab } from './browser.ts';

const concepts = [
  ...[time, account, device, notification, draft, files, catalog, purchase, assessment, apl, exam, examAttempt],
  ...[profiles, certificate, documents],
];

/** Nothing may depend on the socket, so here there is none. */
const noSocket: RealtimeChannel = {
  events: () => NEVER,
  connected: of(false),
  announceChange: () => undefined,
  announceRead: () => undefined,
};

const ignored = { toConstantValue: () => undefined, toResolvedValue: () => undefined };

export type Portal = <T>(token: Token<T>) => T;

/** The portal of a tab, bound as the profile `live` binds it, over this network; only storage and page events are simulated. */
export const openPortal = async (tab: Tab, send: Send, paymentWindow: PaymentWindow | null): Promise<Portal> => {
  const tabs = broadcastSessionTabs(openTabChannel(browserSession.channel), browserSession.storage);
  const http = {
    send,
    baseUrl: 'http://portal.test',
    authentication: 'session' as const,
    cookies: () => tab.device.cookies.cookie,
    idempotencyKeys: true,
    watch: () => tabs.watch(),
  };
  const tools = { ids: randomIds, clock: systemClock, tabs, pending: storedPendingLogOut(browserSession.storage) };
  const own = new Map<Token<unknown>, unknown>([
    [draftTokens.drafts, new MemoryBackedDraftStore(tab.device.draftsOf(tab), tools)],
    [timeTokens.pageLife, tab.pageLife],
    [deviceTokens.fileSaver, { save: (file: Blob) => void tab.saved.push(file) }],
    [notificationTokens.realtime, noSocket],
  ]);
  const container = new Container({ defaultScope: 'Singleton' });
  for (const [token, service] of own) container.bind(token).toConstantValue(service);
  const bind = ((token: Token<unknown>) => (own.has(token) ? ignored : container.bind(token))) as Bind;
  const profile = {
    ...{ http, tabs, session: browserSession, client: new HttpClient(http) },
    socket: { url: '', path: '' },
    features: { partialSaves: true, offlineExams: false, storedFeedback: true },
    paymentWindow: async () => paymentWindow,
    serverNow: async () => container.get<ServerNow>(timeTokens.serverNow)(),
  } as unknown as Profile;
  for (const module of concepts) await module.bind(bind, profile);
  return (token) => container.get(token);
};
