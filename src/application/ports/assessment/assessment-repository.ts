import type { AdjustmentContent } from '../../../domain/assessment/adjustment.ts';
import type { Agreement } from '../../../domain/assessment/agreement.ts';
import type { AppealContent, AppealForm } from '../../../domain/assessment/appeal.ts';
import type { Feedback, SentFeedback } from '../../../domain/assessment/feedback.ts';
import type { AssessmentResult } from '../../../domain/assessment/result.ts';
import type { SignatureInput } from './signature-input.ts';

/**
 * Agreement, result, appeal and feedback of an assessment (specification 7, Assessment). Every method rejects with `ApiFailure`
 * only; sends with the same request key count once. A server that does not give back what was sent is asked for it; what it does not
 * have either is as it was sent.
 */
export interface AssessmentRepository {
  /** The agreement; null when the server has none, or there is no such assessment. */
  agreement(trxId: string): Promise<Agreement | null>;
  /** Signs the agreement; gives it as stored. */
  signAgreement(trxId: string, signature: SignatureInput, requestKey: string): Promise<Agreement>;
  /** Sends the request for adjustments; gives the agreement as stored. Rejects with field errors under `needs` and `other`. */
  sendAdjustments(trxId: string, content: AdjustmentContent, requestKey: string): Promise<Agreement>;
  /** The result; null when the server has none, or there is no such assessment. Rejects, refused, while there is no result yet. */
  result(trxId: string): Promise<AssessmentResult | null>;
  /** Acknowledges the result as it was read; gives it as stored. Rejects, refused, when the decision is another one by now. */
  acknowledgeResult(result: AssessmentResult, signature: SignatureInput, requestKey: string): Promise<AssessmentResult>;
  /** The form of an appeal; null when the server has none, or there is no such assessment. Rejects, refused, while there is no result yet. */
  appeal(trxId: string): Promise<AppealForm | null>;
  /** Sends an appeal, once and for all; gives the form as stored. Rejects with field errors under `reason` and the questions. */
  sendAppeal(trxId: string, appeal: AppealContent, signature: SignatureInput, requestKey: string): Promise<AppealForm>;
  /** The feedback that was sent; null where there is none, and where the server does not give it back. */
  feedback(trxId: string): Promise<SentFeedback | null>;
  /** Sends the feedback, once and for all. Rejects with field errors under the components, `{component}Note` and `notes`. */
  sendFeedback(feedback: Feedback, requestKey: string): Promise<SentFeedback>;
}
