import type { AccountQueries } from './account/account-queries.ts';
import type { LogIn } from './account/log-in.ts';
import type { LogOut } from './account/log-out.ts';
import type { AssessmentQueries } from './assessment/assessment-queries.ts';
import type { CatalogQueries } from './catalog/catalog-queries.ts';
import type { AccountRepository } from './ports/account-repository.ts';
import type { CatalogRepository } from './ports/catalog-repository.ts';
import type { Clock } from './ports/clock.ts';
import type { IdSource } from './ports/id-source.ts';
import type { PaymentRepository } from './ports/payment-repository.ts';
import type { PaymentWindow } from './ports/payment-window.ts';
import type { RealtimeChannel } from './ports/realtime-channel.ts';
import type { SessionTabs } from './ports/session-tabs.ts';
import type { SimulationControl } from './ports/simulation-control.ts';
import type { TabLock } from './ports/tab-lock.ts';
import type { TimelineRepository } from './ports/timeline-repository.ts';
import type { TransactionRepository } from './ports/transaction-repository.ts';
import type { BuyScheme } from './purchase/buy-scheme.ts';
import type { PurchaseQueries } from './purchase/purchase-queries.ts';
import type { WatchPayment } from './purchase/watch-payment.ts';
import { token } from './token.ts';

/** The name of every service that the container knows: ports first, then queries and use-cases by concept. */
export const T = {
  clock: token<Clock>('clock'),
  ids: token<IdSource>('ids'),
  sessionTabs: token<SessionTabs>('sessionTabs'),
  tabLock: token<TabLock>('tabLock'),
  realtime: token<RealtimeChannel>('realtime'),
  paymentWindow: token<PaymentWindow>('paymentWindow'),
  accounts: token<AccountRepository>('accounts'),
  catalog: token<CatalogRepository>('catalog'),
  transactions: token<TransactionRepository>('transactions'),
  payments: token<PaymentRepository>('payments'),
  timelines: token<TimelineRepository>('timelines'),

  accountQueries: token<AccountQueries>('accountQueries'),
  logIn: token<LogIn>('logIn'),
  logOut: token<LogOut>('logOut'),

  catalogQueries: token<CatalogQueries>('catalogQueries'),

  purchaseQueries: token<PurchaseQueries>('purchaseQueries'),
  buyScheme: token<BuyScheme>('buyScheme'),
  watchPayment: token<WatchPayment>('watchPayment'),

  assessmentQueries: token<AssessmentQueries>('assessmentQueries'),
} as const;

/** Bound in the simulation only: asking for it in the live profile is a mistake that the container names. */
export const simulationToken = token<SimulationControl>('simulation');
