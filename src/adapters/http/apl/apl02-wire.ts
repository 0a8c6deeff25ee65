import * as z from 'zod/mini';
import type { Apl02Submission } from '../../../application/ports/apl/apl-repository.ts';
import type { Apl02, ElementAnswer } from '../../../domain/apl/apl02.ts';
import {
  assessorWire,
  formStatusWire,
  reviewWire,
  schemeWire,
  storedFileWire,
  text,
  toReview,
  wireCompetent,
} from '../form-wire.ts';
import type { HttpClient } from '../http-client.ts';
import { fromSignatureInput, signatureWire, toSignature } from '../signature-wire.ts';
import { ofTransaction, optional, wireId } from '../wire.ts';
import { wireInstant } from '../wire-instant.ts';

const elementWire = z.object({
  id: wireId,
  no: z.int(),
  title: text,
  criteria: z._default(z.array(text), []),
});

const answerWire = z.object({
  element_id: wireId,
  competent: optional(wireCompetent),
  evidence: optional(text),
  file_ids: z._default(z.array(wireId), []),
});

/** GET /api/apl-02/{id}, and what both POSTs answer with: every name is assumed (not shown in the specification). */
export const apl02Wire = ofTransaction({
  trx_id: wireId,
  status: formStatusWire,
  schema: schemeWire,
  candidate: text,
  assessor: assessorWire,
  units: z.array(z.object({ code: text, title: text, elements: z.array(elementWire) })),
  answers: z._default(z.array(answerWire), []),
  files: z._default(z.array(storedFileWire), []),
  sent_at: optional(wireInstant),
  signature: optional(signatureWire),
  review: optional(reviewWire),
  continues: optional(z.boolean()),
  assessor_signature: optional(signatureWire),
});

type Wire = z.output<typeof apl02Wire>;

const toAnswer = (wire: z.output<typeof answerWire>): ElementAnswer => ({
  competent: wire.competent,
  evidence: wire.evidence ?? '',
  fileIds: wire.file_ids,
});

export const toApl02 = (http: Pick<HttpClient, 'address'>, wire: Wire): Apl02 => ({
  trxId: wire.trx_id,
  status: wire.status,
  scheme: wire.schema,
  candidate: wire.candidate,
  assessor: wire.assessor,
  units: wire.units,
  answers: Object.fromEntries(wire.answers.map((answer) => [answer.element_id, toAnswer(answer)])),
  files: wire.files,
  sentAt: wire.sent_at,
  signature: toSignature(http, wire.signature),
  review: toReview(wire.review, apl02FieldName),
  continues: wire.continues,
  assessorSignature: toSignature(http, wire.assessor_signature),
});

const fromAnswer = ([id, { competent, evidence, fileIds }]: [string, ElementAnswer]) => ({
  element_id: id,
  competent,
  evidence,
  file_ids: fileIds,
});

/**
 * POST /api/apl-02 and /api/apl-02/resubmit: one multipart form. The answers are one JSON text, because PHP takes at most 1000
 * fields; a new file is under the id by which they name it.
 */
export const fromApl02 = async ({ trxId, answers, files, signature }: Apl02Submission): Promise<FormData> => {
  const form = new FormData();
  form.append('trx_id', trxId);
  form.append('answers', JSON.stringify(Object.entries(answers).map(fromAnswer)));
  for (const [name, value] of Object.entries(await fromSignatureInput(signature))) form.append(name, value);
  for (const [id, file] of files) form.append(`files[${id}]`, file, file.name);
  return form;
};

/** The name that the portal has for a field of the wire. Laravel may name an element `elements.{id}`. */
export const apl02FieldName = (wireName: string): string => wireName.replace(/^elements?\./, 'element:');
