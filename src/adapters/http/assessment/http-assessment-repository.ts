import { ApiFailure, nullWhenNotFound } from '../../../application/api-failure.ts';
import type { AssessmentRepository } from '../../../application/ports/assessment/assessment-repository.ts';
import type { SignatureInput } from '../../../application/ports/assessment/signature-input.ts';
import type { AdjustmentContent } from '../../../domain/assessment/adjustment.ts';
import type { Agreement } from '../../../domain/assessment/agreement.ts';
import type { AppealContent, AppealForm } from '../../../domain/assessment/appeal.ts';
import type { Feedback, SentFeedback } from '../../../domain/assessment/feedback.ts';
import { isClosed, isEditable } from '../../../domain/assessment/form-status.ts';
import type { AssessmentResult } from '../../../domain/assessment/result.ts';
import { underFieldNames } from '../field-names.ts';
import type { HttpClient } from '../http-client.ts';
import { fromSignatureInput } from '../signature-wire.ts';
import { toAgreement } from './agreement-wire.ts';
import { appealFieldNames, fromAppeal, toAppealForm } from './appeal-wire.ts';
import { assessmentCalls, signAgreementUnslashed } from './assessment-calls.ts';
import type { AdjustmentsBody, AgreementBody, AppealBody, ResultBody } from './assessment-requests.ts';
import { feedbackFieldName, fromFeedback, toFeedback, toStoredFeedback } from './feedback-wire.ts';
import { toResult } from './result-wire.ts';

/** Whether an address with a slash is none, or was led away; a browser then tells no status. */
const isElsewhere = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure &&
  error.kind === 'http' &&
  error.status !== undefined &&
  (error.status < 400 || error.status === 404 || error.status === 405);

export class HttpAssessmentRepository implements AssessmentRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async agreement(trxId: string): Promise<Agreement | null> {
    const wire = await nullWhenNotFound(this.#http.call(assessmentCalls.agreement, { params: { id: trxId } }));
    return wire && toAgreement(this.#http, wire);
  }

  async signAgreement(trxId: string, signature: SignatureInput, requestKey: string): Promise<Agreement> {
    const body: AgreementBody = { trx_id: trxId, ...(await fromSignatureInput(signature)) };
    try {
      return toAgreement(this.#http, await this.#http.call(assessmentCalls.signAgreement, { body, requestKey }));
    } catch (error) {
      if (!isElsewhere(error)) throw error;
      const stored = error.status === 404 || error.status === 405 ? null : await this.agreement(trxId);
      if (stored && isClosed(stored.status)) return stored;
      if (stored && !isEditable(stored.status)) throw error;
      return toAgreement(this.#http, await this.#http.call(signAgreementUnslashed, { body, requestKey }));
    }
  }

  async sendAdjustments(trxId: string, content: AdjustmentContent, requestKey: string): Promise<Agreement> {
    const body: AdjustmentsBody = { trx_id: trxId, needs: [...content.needs], other: content.other };
    return toAgreement(this.#http, await this.#http.call(assessmentCalls.sendAdjustments, { body, requestKey }));
  }

  async result(trxId: string): Promise<AssessmentResult | null> {
    const wire = await nullWhenNotFound(this.#http.call(assessmentCalls.result, { params: { id: trxId } }));
    return wire && toResult(this.#http, wire);
  }

  async acknowledgeResult(
    { trxId, decidedAt }: Pick<AssessmentResult, 'trxId' | 'decidedAt'>,
    signature: SignatureInput,
    requestKey: string,
  ): Promise<AssessmentResult> {
    const signed = await fromSignatureInput(signature);
    const body: ResultBody = { trx_id: trxId, decided_at: decidedAt, ...signed };
    return toResult(this.#http, await this.#http.call(assessmentCalls.acknowledgeResult, { body, requestKey }));
  }

  async appeal(trxId: string): Promise<AppealForm | null> {
    const wire = await nullWhenNotFound(this.#http.call(assessmentCalls.appeal, { params: { id: trxId } }));
    return wire && toAppealForm(this.#http, wire);
  }

  async sendAppeal(
    trxId: string,
    appeal: AppealContent,
    signature: SignatureInput,
    requestKey: string,
  ): Promise<AppealForm> {
    const body: AppealBody = { ...fromAppeal(trxId, appeal), ...(await fromSignatureInput(signature)) };
    const call = this.#http.call(assessmentCalls.sendAppeal, { body, requestKey });
    return toAppealForm(this.#http, await underFieldNames(call, appealFieldNames));
  }

  async feedback(trxId: string): Promise<SentFeedback | null> {
    const wire = await nullWhenNotFound(this.#http.call(assessmentCalls.feedback, { params: { id: trxId } }));
    return wire && toStoredFeedback(wire);
  }

  async sendFeedback(feedback: Feedback, requestKey: string): Promise<SentFeedback> {
    const body = fromFeedback(feedback);
    const call = this.#http.call(assessmentCalls.sendFeedback, { body, requestKey });
    return toFeedback(await underFieldNames(call, feedbackFieldName), feedback);
  }
}
