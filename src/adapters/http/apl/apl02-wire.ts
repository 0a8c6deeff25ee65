import * as z from 'zod/mini';
import type { Apl02Submission } from '../../../application/ports/apl/apl-repository.ts';
import type { Apl02, ElementAnswer } from '../../../domain/apl/apl02.ts';
import { parsedJson } from '../evidence/speaker.ts';
import {
  assessorWire,
  formStatusWire,
  reviewWire,
  schemeWire,
  storedFileWire,
  texts,
  toReview,
  wireCompetent,
} from '../form-wire.ts';
import type { HttpClient } from '../http-client.ts';
import { wholeList } from '../rows.ts';
import { fromSignatureInput, signatureWire, toSignature } from '../signature-wire.ts';
import { brought, ofTransaction, readable, wireCount, wireFlag, wireId, wireText } from '../wire.ts';
import { shownInstant } from '../wire-instant.ts';
import type { Apl02Answer, Apl02Form } from './apl-requests.ts';

const elementWire = z.object({ id: wireId, no: readable(wireCount, null), title: wireText, criteria: texts });

/** Rejects units without elements, because such units would look complete and could be submitted. */
const elementsWire = wholeList(elementWire).check(z.minLength(1));
const unitsWire = wholeList(z.object({ code: wireId, title: wireText, elements: elementsWire }));

const answerWire = z.object({
  element_id: wireId,
  competent: readable(wireCompetent, null),
  evidence: wireText,
  file_ids: wholeList(wireId),
});

/** A server may return the answers as the JSON text it received. */
const fromText = (said: unknown): unknown => (typeof said === 'string' ? (parsedJson(said) ?? said) : said);
const answersWire = brought(fromText, wholeList(answerWire));

export const apl02Wire = ofTransaction({
  trx_id: readable(wireId, null),
  status: formStatusWire,
  schema: schemeWire,
  candidate: wireText,
  assessor: assessorWire,
  units: unitsWire,
  answers: answersWire,
  files: wholeList(storedFileWire),
  sent_at: shownInstant,
  signature: signatureWire,
  review: reviewWire,
  continues: readable(wireFlag, null),
  assessor_signature: signatureWire,
});

type Wire = z.output<typeof apl02Wire>;

const toAnswer = (wire: z.output<typeof answerWire>): ElementAnswer => ({
  competent: wire.competent,
  evidence: wire.evidence,
  fileIds: wire.file_ids,
});

export const toApl02 = (http: Pick<HttpClient, 'address'>, trxId: string, wire: Wire): Apl02 => ({
  trxId,
  ...wire.status,
  scheme: wire.schema,
  candidate: wire.candidate,
  assessor: wire.assessor,
  units: wire.units.map((unit) => ({
    ...unit,
    elements: unit.elements.map((element, index) => ({ ...element, no: element.no ?? index + 1 })),
  })),
  answers: Object.fromEntries(wire.answers.map((answer) => [answer.element_id, toAnswer(answer)])),
  files: wire.files,
  sentAt: wire.sent_at,
  signature: toSignature(http, wire.signature),
  review: toReview(wire.review, apl02FieldName),
  continues: wire.continues,
  assessorSignature: toSignature(http, wire.assessor_signature),
});

const fromAnswer = ([id, { competent, evidence, fileIds }]: [string, ElementAnswer]): Apl02Answer => ({
  element_id: id,
  competent,
  evidence,
  file_ids: [...fileIds],
});

/** The answers are one JSON text, because PHP accepts at most 1000 fields. */
export const fromApl02 = async ({ trxId, answers, files, signature }: Apl02Submission): Promise<Apl02Form> => ({
  trx_id: trxId,
  answers: JSON.stringify(Object.entries(answers).map(fromAnswer)),
  ...(await fromSignatureInput(signature)),
  files: Object.fromEntries(files),
});

/** Laravel may name an element `elements.{id}`. */
export const apl02FieldName = (wireName: string): string => wireName.replace(/^elements?\./, 'element:');
