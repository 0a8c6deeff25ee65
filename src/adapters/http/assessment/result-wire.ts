import * as z from 'zod/mini';
import { type AssessmentResult, assessmentMethods } from '../../../domain/assessment/result.ts';
import {
  assessorWire,
  optionalText,
  reassessmentWire,
  schemeWire,
  siteWire,
  toReassessment,
  wireCompetent,
} from '../form-wire.ts';
import type { HttpClient } from '../http-client.ts';
import { listOf } from '../rows.ts';
import { signatureWire, toSignature } from '../signature-wire.ts';
import { inZone } from '../site-wire.ts';
import { described, ofTransaction, readable, wireId, wireStatus, wireText, wireWord } from '../wire.ts';
import { optionalInstant, shownInstant } from '../wire-instant.ts';

const verdict = readable(wireCompetent, null);

const unitWire = described({
  code: wireText,
  title: wireText,
  competent: verdict,
  methods: listOf(described({ method: wireStatus(assessmentMethods), competent: verdict })),
  note: optionalText,
  carried: readable(z.boolean(), false),
});

/** An unknown decision counts as no decision yet; a missing field makes the result invalid. */
const decision = z.union([
  wireCompetent,
  z.pipe(
    wireWord,
    z.transform(() => null),
  ),
]);

export const resultWire = ofTransaction({
  trx_id: readable(wireId, null),
  schema: schemeWire,
  candidate: wireText,
  assessor: assessorWire,
  assessor_signature: signatureWire,
  site: siteWire,
  starts_at: shownInstant,
  ends_at: shownInstant,
  started_at: shownInstant,
  finished_at: shownInstant,
  competent: decision,
  decided_at: shownInstant,
  units: listOf(unitWire),
  note: optionalText,
  follow_up: optionalText,
  acknowledged: z.optional(signatureWire),
  appeal_until: optionalInstant,
  reassessment: reassessmentWire,
});

export const toResult = (
  http: Pick<HttpClient, 'address'>,
  trxId: string,
  wire: z.output<typeof resultWire>,
): AssessmentResult => ({
  trxId,
  scheme: wire.schema,
  candidate: wire.candidate,
  assessor: wire.assessor,
  assessorSignature: toSignature(http, wire.assessor_signature),
  site: inZone(wire.site),
  startsAt: wire.starts_at,
  endsAt: wire.ends_at,
  startedAt: wire.started_at,
  finishedAt: wire.finished_at,
  competent: wire.competent,
  decidedAt: wire.decided_at,
  units: wire.units,
  note: wire.note,
  followUp: wire.follow_up,
  acknowledged: toSignature(http, wire.acknowledged ?? null),
  appealUntil: wire.appeal_until,
  reassessment: toReassessment(wire.reassessment),
});
