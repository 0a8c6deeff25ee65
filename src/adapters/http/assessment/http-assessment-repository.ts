import * as z from 'zod/mini';
import { nullWhenNotFound } from '../../../application/api-failure.ts';
import type { AssessmentRepository } from '../../../application/ports/assessment/assessment-repository.ts';
import type { SignatureInput } from '../../../application/ports/assessment/signature-input.ts';
import { type Agreement, evidenceMethods, siteKinds } from '../../../domain/assessment/agreement.ts';
import type { AppealContent, AppealForm } from '../../../domain/assessment/appeal.ts';
import type { Feedback, SentFeedback } from '../../../domain/assessment/feedback.ts';
import type { AssessmentResult } from '../../../domain/assessment/result.ts';
import { underFieldNames } from '../field-names.ts';
import { assessorWire, formStatusWire, reviewWire, schemeWire, text, toReview } from '../form-wire.ts';
import type { HttpClient } from '../http-client.ts';
import { dataOf } from '../reply.ts';
import { fromSignatureInput, signatureWire, toSignature } from '../signature-wire.ts';
import { ofTransaction, optional, wireId, wireStatus } from '../wire.ts';
import { wireInstant } from '../wire-instant.ts';
import { appealFieldNames, appealFormWire, fromAppeal, toAppealForm } from './appeal-wire.ts';
import { feedbackFieldName, feedbackWire, fromFeedback, toFeedback } from './feedback-wire.ts';
import { resultWire, toResult } from './result-wire.ts';

/** GET /api/pre-assessment/{id}; every name is assumed (domain: FR.AK.01). */
const agreementWire = ofTransaction({
  trx_id: wireId,
  status: formStatusWire,
  schema: schemeWire,
  site: z.object({ kind: wireStatus(siteKinds), name: text, city: optional(text) }),
  starts_at: wireInstant,
  ends_at: optional(wireInstant),
  candidate: text,
  assessor: assessorWire,
  evidence: z.array(wireStatus(evidenceMethods)),
  other_evidence: optional(text),
  assessor_signature: optional(signatureWire),
  signature: optional(signatureWire),
  review: optional(reviewWire),
});

const toAgreement = (http: Pick<HttpClient, 'address'>, wire: z.output<typeof agreementWire>): Agreement => ({
  trxId: wire.trx_id,
  status: wire.status,
  scheme: wire.schema,
  site: { ...wire.site, city: wire.site.city ?? '' },
  startsAt: wire.starts_at,
  endsAt: wire.ends_at,
  candidate: wire.candidate,
  assessor: wire.assessor,
  evidence: [...new Set(wire.evidence.map((method) => (method === 'unknown' ? 'other' : method)))],
  otherEvidence: wire.other_evidence ?? '',
  assessorSignature: toSignature(http, wire.assessor_signature),
  signature: toSignature(http, wire.signature),
  review: toReview(wire.review),
});

const agreementReply = dataOf(agreementWire);
const resultReply = dataOf(resultWire);
const resultOrNone = dataOf(z.nullable(resultWire));
const appealReply = dataOf(appealFormWire);
const appealOrNone = dataOf(z.nullable(appealFormWire));
const feedbackReply = dataOf(feedbackWire);

const of = (collection: string, trxId: string): string => `/api/${collection}/${encodeURIComponent(trxId)}`;

export class HttpAssessmentRepository implements AssessmentRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async agreement(trxId: string): Promise<Agreement | null> {
    const wire = await nullWhenNotFound(this.#http.call({ path: of('pre-assessment', trxId), reply: agreementReply }));
    return wire && toAgreement(this.#http, wire);
  }

  async signAgreement(trxId: string, signature: SignatureInput, requestKey: string): Promise<Agreement> {
    const body = { trx_id: trxId, ...(await fromSignatureInput(signature)) };
    const call = { method: 'POST', path: '/api/pre-assessment/', body, requestKey, reply: agreementReply } as const;
    return toAgreement(this.#http, await this.#http.call(call));
  }

  async result(trxId: string): Promise<AssessmentResult | null> {
    const wire = await nullWhenNotFound(this.#http.call({ path: of('result', trxId), reply: resultOrNone }));
    return wire && toResult(this.#http, wire);
  }

  async acknowledgeResult(
    { trxId, decidedAt }: Pick<AssessmentResult, 'trxId' | 'decidedAt'>,
    signature: SignatureInput,
    requestKey: string,
  ): Promise<AssessmentResult> {
    // `decided_at` is an assumed name: a signature is for the decision that was read, not for whichever is the newest
    const body = { trx_id: trxId, decided_at: decidedAt, ...(await fromSignatureInput(signature)) };
    const call = { method: 'PUT', path: '/api/result', body, requestKey, reply: resultReply } as const;
    return toResult(this.#http, await this.#http.call(call));
  }

  async appeal(trxId: string): Promise<AppealForm | null> {
    const wire = await nullWhenNotFound(this.#http.call({ path: of('appeals', trxId), reply: appealOrNone }));
    return wire && toAppealForm(this.#http, wire);
  }

  async sendAppeal(
    trxId: string,
    appeal: AppealContent,
    signature: SignatureInput,
    requestKey: string,
  ): Promise<AppealForm> {
    const body = { ...fromAppeal(trxId, appeal), ...(await fromSignatureInput(signature)) };
    const call = { method: 'POST', path: '/api/appeals', body, requestKey, reply: appealReply } as const;
    return toAppealForm(this.#http, await underFieldNames(this.#http.call(call), appealFieldNames));
  }

  async sendFeedback(feedback: Feedback, requestKey: string): Promise<SentFeedback> {
    const body = fromFeedback(feedback);
    const call = { method: 'PUT', path: '/api/feedbacks', body, requestKey, reply: feedbackReply } as const;
    return toFeedback(await underFieldNames(this.#http.call(call), feedbackFieldName), feedback);
  }
}
