import * as z from 'zod/mini';
import { isFields } from '../../../application/fields-of.ts';
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
import { brought, described, ofTransaction, readable, wireId, wireStatus, wireText, wireWord } from '../wire.ts';
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

/** The body's decision: a verdict, or an object with one. Anything else, such as a word for waiting, is no decision yet. */
const bodyDecision = readable(
  brought((said) => (isFields(said) ? said.competent : said), wireCompetent),
  null,
);

export type Decider = 'assessor' | 'body';

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
  decision: bodyDecision,
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
  decider: Decider,
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
  ...(decider === 'assessor'
    ? { competent: wire.competent }
    : {
        competent: wire.decision ?? wire.competent,
        recommendation: { competent: wire.competent, decided: wire.decision !== null },
      }),
  decidedAt: wire.decided_at,
  units: wire.units,
  note: wire.note,
  followUp: wire.follow_up,
  acknowledged: toSignature(http, wire.acknowledged ?? null),
  appealUntil: wire.appeal_until,
  reassessment: toReassessment(wire.reassessment),
});
