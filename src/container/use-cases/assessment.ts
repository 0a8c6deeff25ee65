import { ContainerModule } from 'inversify';
import { acknowledgeResult } from '../../application/assessment/acknowledge-result.ts';
import { assessmentQueries } from '../../application/assessment/assessment-queries.ts';
import { saveAssessmentDay } from '../../application/assessment/save-assessment-day.ts';
import { sendAppeal } from '../../application/assessment/send-appeal.ts';
import { sendFeedback } from '../../application/assessment/send-feedback.ts';
import { signAgreement } from '../../application/assessment/sign-agreement.ts';
import { T } from '../../application/tokens.ts';
import { provide } from '../provide.ts';

const sending = { assessments: T.assessments, realtime: T.realtime };

export const assessmentModule = new ContainerModule(({ bind }) => {
  provide(bind, T.assessmentQueries, assessmentQueries, {
    timelines: T.timelines,
    transactions: T.transactions,
    assessments: T.assessments,
  });
  provide(bind, T.saveAssessmentDay, saveAssessmentDay, { saver: T.fileSaver, clock: T.clock });
  provide(bind, T.signAgreement, signAgreement, sending);
  provide(bind, T.acknowledgeResult, acknowledgeResult, sending);
  provide(bind, T.sendAppeal, sendAppeal, sending);
  provide(bind, T.sendFeedback, sendFeedback, { ...sending, timelines: T.timelines });
});
