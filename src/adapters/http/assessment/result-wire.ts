import * as z from 'zod/mini';
import { type AssessmentResult, assessmentMethods } from '../../../domain/assessment/result.ts';
import { assessorWire, schemeWire, text, wireCompetent } from '../form-wire.ts';
import type { HttpClient } from '../http-client.ts';
import { signatureWire, toSignature } from '../signature-wire.ts';
import { ofTransaction, optional, wireId, wireStatus } from '../wire.ts';
import { wireInstant } from '../wire-instant.ts';

const unitWire = z.object({
  code: text,
  title: text,
  competent: wireCompetent,
  methods: z._default(z.array(z.object({ method: wireStatus(assessmentMethods), competent: wireCompetent })), []),
  note: optional(text),
});

/** GET /api/result/{id}; every name is assumed (domain: Result). */
export const resultWire = ofTransaction({
  trx_id: wireId,
  schema: schemeWire,
  candidate: text,
  assessor: assessorWire,
  competent: wireCompetent,
  decided_at: wireInstant,
  units: z.array(unitWire),
  note: optional(text),
  follow_up: optional(text),
  acknowledged: optional(signatureWire),
  appeal_until: optional(wireInstant),
});

export const toResult = (http: Pick<HttpClient, 'address'>, wire: z.output<typeof resultWire>): AssessmentResult => ({
  trxId: wire.trx_id,
  scheme: wire.schema,
  candidate: wire.candidate,
  assessor: wire.assessor,
  competent: wire.competent,
  decidedAt: wire.decided_at,
  units: wire.units,
  note: wire.note,
  followUp: wire.follow_up,
  acknowledged: toSignature(http, wire.acknowledged),
  appealUntil: wire.appeal_until,
});
