import { ApiFailure, nullWhenNotFound } from '../../../application/api-failure.ts';
import type { AssessmentRepository } from '../../../application/ports/assessment/assessment-repository.ts';
import type { SignatureInput } from '../../../application/ports/assessment/signature-input.ts';
import type { AdjustmentContent } from '../../../domain/assessment/adjustment.ts';
import { type Agreement, unsentAgreement } from '../../../domain/assessment/agreement.ts';
import { type AppealContent, type AppealForm, unsentAppeal } from '../../../domain/assessment/appeal.ts';
import type { Feedback, SentFeedback } from '../../../domain/assessment/feedback.ts';
import { isClosed, isEditable } from '../../../domain/assessment/form-status.ts';
import type { AssessmentResult } from '../../../domain/assessment/result.ts';
import { underFieldNames } from '../field-names.ts';
import type { HttpClient } from '../http-client.ts';
import { fromSignatureInput } from '../signature-wire.ts';
import { storedAfter, storedForm, unproven } from '../stored-form.ts';
import { toAgreement } from './agreement-wire.ts';
import { appealFieldNames, fromAppeal, toAppealForm } from './appeal-wire.ts';
import { assessmentCalls, signAgreementUnslashed } from './assessment-calls.ts';
import type { AdjustmentsBody, AgreementBody, AppealBody, ResultBody } from './assessment-requests.ts';
import { feedbackFieldName, fromFeedback, toFeedback, toStoredFeedback } from './feedback-wire.ts';
import { type Decider, toResult } from './result-wire.ts';

/** Whether the server may have no route with a trailing slash: it replied 404 or 405, or its web server in its place, as with a redirect. */
const isElsewhere = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && (error.kind === 'between' || error.status === 404 || error.status === 405);

export class HttpAssessmentRepository implements AssessmentRepository {
  readonly #http: HttpClient;
  readonly #decider: Decider;
  readonly #returnsFeedback: boolean;

  constructor(http: HttpClient, decider: Decider = 'assessor', returnsFeedback = false) {
    this.#http = http;
    this.#decider = decider;
    this.#returnsFeedback = returnsFeedback;
  }

  async agreement(trxId: string): Promise<Agreement | null> {
    const wire = await nullWhenNotFound(this.#http.call(assessmentCalls.agreement, { params: { id: trxId } }));
    return wire && toAgreement(this.#http, trxId, wire);
  }

  async signAgreement(trxId: string, signature: SignatureInput, requestKey: string): Promise<Agreement> {
    const body: AgreementBody = { trx_id: trxId, ...(await fromSignatureInput(signature)) };
    const signed = { ...unsentAgreement({ trxId }), signature: { image: null, signedAt: null } };
    const stored = async (call: typeof signAgreementUnslashed | typeof assessmentCalls.signAgreement) =>
      storedForm(this.#agreementAfter(trxId, await this.#http.call(call, { body, requestKey })), signed);
    try {
      return await stored(assessmentCalls.signAgreement);
    } catch (error) {
      if (!isElsewhere(error)) throw error;
      const known = error.kind === 'between' ? await this.agreement(trxId) : null;
      if (known && isClosed(known.status)) return known;
      if (known && !isEditable(known.status)) throw error;
      return stored(signAgreementUnslashed);
    }
  }

  async sendAdjustments(trxId: string, content: AdjustmentContent, requestKey: string): Promise<Agreement> {
    const body: AdjustmentsBody = { trx_id: trxId, needs: [...content.needs], other: content.other };
    const wire = await this.#http.call(assessmentCalls.sendAdjustments, { body, requestKey });
    const isAsked = ({ adjustments }: Agreement) => (adjustments?.request ?? null) !== null;
    const stored = await storedAfter(this.#agreementAfter(trxId, wire), isAsked);
    if (stored && !isAsked(stored)) throw unproven();
    const request = { ...content, sentAt: null, answer: null };
    return stored ?? { ...unsentAgreement({ trxId }), adjustments: { suggested: [], request } };
  }

  async result(trxId: string): Promise<AssessmentResult | null> {
    const wire = await this.#result(trxId);
    return wire && toResult(this.#http, trxId, wire, this.#decider);
  }

  async acknowledgeResult(
    result: AssessmentResult,
    signature: SignatureInput,
    requestKey: string,
  ): Promise<AssessmentResult> {
    const { trxId, decidedAt } = result;
    const signed = await fromSignatureInput(signature);
    const body: ResultBody = { trx_id: trxId, decided_at: decidedAt, ...signed };
    const echo = await this.#http.call(assessmentCalls.acknowledgeResult, { body, requestKey });
    const of = (wire: NonNullable<typeof echo>) => toResult(this.#http, trxId, wire, this.#decider);
    const stored = await storedAfter(
      { echo, read: () => this.#result(trxId) },
      (wire) => of(wire).acknowledged !== null,
    );
    const now = stored ? of(stored) : result;
    if (stored?.acknowledged !== undefined && !now.acknowledged) throw unproven();
    return { ...now, acknowledged: now.acknowledged ?? { image: null, signedAt: null } };
  }

  async appeal(trxId: string): Promise<AppealForm | null> {
    const wire = await this.#appeal(trxId);
    return wire && toAppealForm(this.#http, trxId, wire);
  }

  async sendAppeal(
    trxId: string,
    appeal: AppealContent,
    signature: SignatureInput,
    requestKey: string,
  ): Promise<AppealForm> {
    const body: AppealBody = { ...fromAppeal(trxId, appeal), ...(await fromSignatureInput(signature)) };
    const call = this.#http.call(assessmentCalls.sendAppeal, { body, requestKey });
    const echo = await underFieldNames(call, appealFieldNames);
    const stored = await storedAfter({ echo, read: () => this.#appeal(trxId) }, (wire) => Boolean(wire.appeal));
    if (stored?.appeal === null) throw unproven();
    const form = stored ? toAppealForm(this.#http, trxId, stored) : unsentAppeal({ trxId });
    const sent = { ...appeal, sentAt: null, signature: null, answer: null, fileId: null };
    return { ...form, appeal: form.appeal ?? sent };
  }

  async feedback(trxId: string): Promise<SentFeedback | null> {
    const wire = await this.#feedback(trxId);
    return wire && toStoredFeedback(trxId, wire);
  }

  async sendFeedback(feedback: Feedback, requestKey: string): Promise<SentFeedback> {
    const body = fromFeedback(feedback);
    const call = this.#http.call(assessmentCalls.sendFeedback, { body, requestKey });
    const echo = await underFieldNames(call, feedbackFieldName);
    const stored = this.#returnsFeedback
      ? await storedAfter({ echo, read: () => this.#feedback(feedback.trxId) }, ({ sent_at }) => sent_at !== null)
      : echo;
    return toFeedback(stored ?? echo, feedback);
  }

  #feedback(trxId: string) {
    return nullWhenNotFound(this.#http.call(assessmentCalls.feedback, { params: { id: trxId } }));
  }

  #result(trxId: string) {
    return nullWhenNotFound(this.#http.call(assessmentCalls.result, { params: { id: trxId } }));
  }

  #appeal(trxId: string) {
    return nullWhenNotFound(this.#http.call(assessmentCalls.appeal, { params: { id: trxId } }));
  }

  #agreementAfter(trxId: string, wire: Parameters<typeof toAgreement>[2] | null) {
    return { echo: wire && toAgreement(this.#http, trxId, wire), read: () => this.agreement(trxId) };
  }
}
