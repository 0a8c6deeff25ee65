import { aplTokens } from '../../application/apl/tokens.ts';
import { assessmentTokens } from '../../application/assessment/tokens.ts';
import { notificationTokens } from '../../application/notification/tokens.ts';
import { exportOwnData } from '../../application/own-data/export-own-data.ts';
import { exportTokens } from '../../application/own-data/export-tokens.ts';
import { profileTokens } from '../../application/profile/tokens.ts';
import { purchaseTokens } from '../../application/purchase/tokens.ts';
import { timeTokens } from '../../application/time/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide } from '../provide.ts';
import { apl } from './apl.ts';
import { assessment } from './assessment.ts';
import { notification } from './notification.ts';
import { profile } from './profile.ts';
import { purchase } from './purchase.ts';
import { time } from './time.ts';

export const ownDataExport: ConceptModule = {
  buildsOn: [apl, assessment, notification, profile, purchase, time],
  bind: (bind) => {
    provide(bind, exportTokens.exportOwnData, exportOwnData, {
      profiles: profileTokens.profiles,
      records: profileTokens.profileRecords,
      transactions: purchaseTokens.transactions,
      timelines: assessmentTokens.timelines,
      assessments: assessmentTokens.assessments,
      apls: aplTokens.apls,
      notifications: notificationTokens.notifications,
      clock: timeTokens.clock,
    });
  },
};
