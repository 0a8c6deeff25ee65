import { storedTraces } from '../../adapters/browser/stored-traces.ts';
import { assessmentTokens } from '../../application/assessment/tokens.ts';
import { certificateTokens } from '../../application/certificate/tokens.ts';
import { oldDrafts } from '../../application/draft/old-drafts.ts';
import { draftTokens } from '../../application/draft/tokens.ts';
import { notificationTokens } from '../../application/notification/tokens.ts';
import { exportOwnData } from '../../application/own-data/export-own-data.ts';
import { storedHere } from '../../application/own-data/stored-here.ts';
import { ownDataTokens } from '../../application/own-data/tokens.ts';
import { profileTokens } from '../../application/profile/tokens.ts';
import { purchaseTokens } from '../../application/purchase/tokens.ts';
import { timeTokens } from '../../application/time/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';
import { assessment } from './assessment.ts';
import { certificate } from './certificate.ts';
import { draft } from './draft.ts';
import { notification } from './notification.ts';
import { profile } from './profile.ts';
import { purchase } from './purchase.ts';
import { time } from './time.ts';

/** What a candidate can see, take along and remove of their own data. */
export const ownData: ConceptModule = {
  buildsOn: [assessment, certificate, draft, notification, profile, purchase, time],
  bind: (bind) => {
    const traces = storedTraces({
      local: () => localStorage,
      session: () => sessionStorage,
      caches: () => globalThis.caches,
    });
    provideValue(bind, ownDataTokens.browserTraces, traces);
    provide(bind, ownDataTokens.oldDrafts, oldDrafts, { drafts: draftTokens.drafts, clock: timeTokens.clock });
    provide(bind, ownDataTokens.storedHere, storedHere, {
      drafts: draftTokens.drafts,
      oldDrafts: ownDataTokens.oldDrafts,
    });
    provide(bind, ownDataTokens.exportOwnData, exportOwnData, {
      profiles: profileTokens.profiles,
      records: profileTokens.profileRecords,
      transactions: purchaseTokens.transactions,
      timelines: assessmentTokens.timelines,
      assessments: assessmentTokens.assessments,
      certificates: certificateTokens.certificates,
      notifications: notificationTokens.notifications,
      clock: timeTokens.clock,
    });
  },
};
