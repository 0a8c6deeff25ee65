import { HttpAssessmentRepository } from '../../adapters/http/assessment/http-assessment-repository.ts';
import { HttpTimelineRepository } from '../../adapters/http/assessment/http-timeline-repository.ts';
import { acknowledgeResult } from '../../application/assessment/acknowledge-result.ts';
import { readTimeline } from '../../application/assessment/read-timeline.ts';
import { saveAssessmentDay } from '../../application/assessment/save-assessment-day.ts';
import { sendAdjustments } from '../../application/assessment/send-adjustments.ts';
import { sendAppeal } from '../../application/assessment/send-appeal.ts';
import { sendFeedback } from '../../application/assessment/send-feedback.ts';
import { signAgreement } from '../../application/assessment/sign-agreement.ts';
import { assessmentTokens } from '../../application/assessment/tokens.ts';
import { deviceTokens } from '../../application/device/tokens.ts';
import { notificationTokens } from '../../application/notification/tokens.ts';
import { purchaseTokens } from '../../application/purchase/tokens.ts';
import { timeTokens } from '../../application/time/tokens.ts';
import { watchMoment } from '../../application/time/watch-moment.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';
import { device } from './device.ts';
import { notification } from './notification.ts';
import { purchase } from './purchase.ts';
import { time } from './time.ts';

const sending = { assessments: assessmentTokens.assessments, realtime: notificationTokens.realtime };

export const assessment: ConceptModule = {
  buildsOn: [device, notification, purchase, time],
  bind: (bind, { client, decision, features }) => {
    provideValue(bind, assessmentTokens.timelines, new HttpTimelineRepository(client));
    const assessments = new HttpAssessmentRepository(client, decision, features.storedFeedback);
    provideValue(bind, assessmentTokens.assessments, assessments);
    provide(bind, assessmentTokens.readTimeline, readTimeline, {
      timelines: assessmentTokens.timelines,
      purchases: purchaseTokens.purchaseQueries,
      serverNow: timeTokens.serverNow,
    });
    provide(bind, assessmentTokens.watchMoment, watchMoment, {
      serverClock: timeTokens.serverClock,
      clock: timeTokens.clock,
      pageLife: timeTokens.pageLife,
    });
    provide(bind, assessmentTokens.signAgreement, signAgreement, sending);
    provide(bind, assessmentTokens.sendAdjustments, sendAdjustments, sending);
    provide(bind, assessmentTokens.saveAssessmentDay, saveAssessmentDay, {
      saver: deviceTokens.fileSaver,
      clock: timeTokens.clock,
    });
    provide(bind, assessmentTokens.acknowledgeResult, acknowledgeResult, sending);
    provide(bind, assessmentTokens.sendAppeal, sendAppeal, sending);
    provide(bind, assessmentTokens.sendFeedback, sendFeedback, { ...sending, timelines: assessmentTokens.timelines });
  },
};
