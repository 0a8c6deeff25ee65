import { assessmentTokens } from '../../../src/application/assessment/tokens.ts';
import { catalogTokens } from '../../../src/application/catalog/tokens.ts';
import { buyScheme } from '../../../src/application/purchase/buy-scheme.ts';
import { purchaseTokens } from '../../../src/application/purchase/tokens.ts';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import type { Timeline } from '../../../src/domain/assessment/timeline.ts';
import type { Schedule } from '../../../src/domain/catalog/schedule.ts';
import { FakeTabLock, type FakeTransactions, type ManualPaymentWindow } from '../../fakes/purchase-fakes.ts';
import { aTabMemory } from '../../fakes/sending-fakes.ts';
import { FakeDevice, serverClockOn } from '../../fakes/time-fakes.ts';
import { FakeServices } from './portal-page.tsx';

/** What the result of a purchase asks beside its status: the schedule to buy again, and the assessment that follows. */
export const servicesOfResult = (
  transactions: FakeTransactions,
  paymentWindow: ManualPaymentWindow,
  { schedule = null, timeline = null }: { schedule?: Schedule | null; timeline?: Timeline | null } = {},
) =>
  new FakeServices()
    .with(catalogTokens.catalogQueries, { schedule: async () => schedule } as never)
    .with(
      timeTokens.serverClock,
      serverClockOn(new FakeDevice(), async () => 0),
    )
    .with(assessmentTokens.assessmentQueries, { timeline: async () => timeline } as never)
    .with(
      purchaseTokens.buyScheme,
      buyScheme({
        transactions,
        paymentWindow,
        tabs: new FakeTabLock(),
        realtime: { announceChange: () => undefined },
        payments: { token: async () => 'token' },
        ids: { next: () => 'key' },
        memory: aTabMemory(),
      }),
    );
