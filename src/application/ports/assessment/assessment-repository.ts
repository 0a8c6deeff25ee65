import type { AdjustmentContent } from '../../../domain/assessment/adjustment.ts';
import type { Agreement } from '../../../domain/assessment/agreement.ts';
import type { AppealContent, AppealForm } from '../../../domain/assessment/appeal.ts';
import type { Feedback, SentFeedback } from '../../../domain/assessment/feedback.ts';
import type { AssessmentResult } from '../../../domain/assessment/result.ts';
import type { SignatureInput } from './signature-input.ts';

/** Forms of an assessment (specification 7, Assessment). Rejects with `ApiFailure` only. Request keys are idempotency keys. */
export interface AssessmentRepository {
  /** Null if no such assessment exists. */
  agreement(trxId: string): Promise<Agreement | null>;
  signAgreement(trxId: string, signature: SignatureInput, requestKey: string): Promise<Agreement>;
  /** Requests adjustments; resolves to the agreement as the server stored it. Field errors: `needs`, `other`. */
  sendAdjustments(trxId: string, content: AdjustmentContent, requestKey: string): Promise<Agreement>;
  /** Null if there is no such assessment. Rejects as refused until the result is published. */
  result(trxId: string): Promise<AssessmentResult | null>;
  /** Acknowledges the result as it was read. Rejects as refused when the decision has changed. */
  acknowledgeResult(result: AssessmentResult, signature: SignatureInput, requestKey: string): Promise<AssessmentResult>;
  /** Null if there is no such assessment. Rejects as refused until the result is published. */
  appeal(trxId: string): Promise<AppealForm | null>;
  /**
   * Sends the appeal; an assessment accepts only one. Resolves to the form as the server stored it. Field errors: `reason` and the
   * questions.
   */
  sendAppeal(trxId: string, appeal: AppealContent, signature: SignatureInput, requestKey: string): Promise<AppealForm>;
  /** Null if no feedback was sent, or if the server does not return it. */
  feedback(trxId: string): Promise<SentFeedback | null>;
  /** Sends the feedback; an assessment accepts only one. Names in field errors: each component, `{component}Note`, and `notes`. */
  sendFeedback(feedback: Feedback, requestKey: string): Promise<SentFeedback>;
}
