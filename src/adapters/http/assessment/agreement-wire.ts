import type * as z from 'zod/mini';
import { type Agreement, evidenceMethods } from '../../../domain/assessment/agreement.ts';
import { assessorWire, formStatusWire, reviewWire, schemeWire, siteWire, toReview } from '../form-wire.ts';
import type { HttpClient } from '../http-client.ts';
import { listOf } from '../rows.ts';
import { signatureWire, toSignature } from '../signature-wire.ts';
import { inZone } from '../site-wire.ts';
import { ofTransaction, readable, wireId, wireStatus, wireText } from '../wire.ts';
import { shownInstant } from '../wire-instant.ts';
import { adjustmentsWire, toAdjustments } from './adjustment-wire.ts';

export const agreementWire = ofTransaction({
  trx_id: readable(wireId, null),
  status: formStatusWire,
  schema: schemeWire,
  site: siteWire,
  starts_at: shownInstant,
  ends_at: shownInstant,
  candidate: wireText,
  assessor: assessorWire,
  evidence: listOf(wireStatus(evidenceMethods)),
  other_evidence: wireText,
  assessor_signature: signatureWire,
  signature: signatureWire,
  review: reviewWire,
  adjustments: adjustmentsWire,
});

export const toAgreement = (
  http: Pick<HttpClient, 'address'>,
  trxId: string,
  wire: z.output<typeof agreementWire>,
): Agreement => ({
  trxId,
  ...wire.status,
  scheme: wire.schema,
  site: inZone(wire.site),
  startsAt: wire.starts_at,
  endsAt: wire.ends_at,
  candidate: wire.candidate,
  assessor: wire.assessor,
  evidence: [...new Set(wire.evidence.map((method) => (method === 'unknown' ? 'other' : method)))],
  otherEvidence: wire.other_evidence,
  assessorSignature: toSignature(http, wire.assessor_signature),
  signature: toSignature(http, wire.signature),
  review: toReview(wire.review),
  adjustments: toAdjustments(wire.adjustments),
});
