import type { AssessmentRepository } from '../ports/assessment/assessment-repository.ts';
import type { TimelineRepository } from '../ports/assessment/timeline-repository.ts';
import type { WatchMoment } from '../time/watch-moment.ts';
import { tokensOf } from '../token.ts';
import type { AcknowledgeResult } from './acknowledge-result.ts';
import type { ReadTimeline } from './read-timeline.ts';
import type { SaveAssessmentDay } from './save-assessment-day.ts';
import type { SendAdjustments } from './send-adjustments.ts';
import type { SendAppeal } from './send-appeal.ts';
import type { SendFeedback } from './send-feedback.ts';
import type { SignAgreement } from './sign-agreement.ts';

const token = tokensOf('assessment');

export const assessmentTokens = {
  timelines: token<TimelineRepository>('timelines'),
  readTimeline: token<ReadTimeline>('readTimeline'),
  assessments: token<AssessmentRepository>('assessments'),
  watchMoment: token<WatchMoment>('watchMoment'),
  signAgreement: token<SignAgreement>('signAgreement'),
  sendAdjustments: token<SendAdjustments>('sendAdjustments'),
  saveAssessmentDay: token<SaveAssessmentDay>('saveAssessmentDay'),
  acknowledgeResult: token<AcknowledgeResult>('acknowledgeResult'),
  sendAppeal: token<SendAppeal>('sendAppeal'),
  sendFeedback: token<SendFeedback>('sendFeedback'),
};
