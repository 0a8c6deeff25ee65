import * as z from 'zod/mini';
import { type Agreement, evidenceMethods, siteKinds } from '../../../domain/assessment/agreement.ts';
import { assessorWire, formStatusWire, reviewWire, schemeWire, text, toReview } from '../form-wire.ts';
import type { HttpClient } from '../http-client.ts';
import { signatureWire, toSignature } from '../signature-wire.ts';
import { absent, ofTransaction, wireId, wireStatus } from '../wire.ts';
import { wireInstant } from '../wire-instant.ts';

/** GET /api/pre-assessment/{id}; every name is assumed (domain notes, FR.AK.01). */
export const agreementWire = ofTransaction({
  trx_id: wireId,
  status: formStatusWire,
  schema: schemeWire,
  site: z.object({ kind: wireStatus(siteKinds), name: text, city: absent(text) }),
  starts_at: wireInstant,
  ends_at: absent(wireInstant),
  candidate: text,
  assessor: assessorWire,
  evidence: z.array(wireStatus(evidenceMethods)),
  other_evidence: absent(text),
  assessor_signature: absent(signatureWire),
  signature: absent(signatureWire),
  review: absent(reviewWire),
});

export const toAgreement = (http: Pick<HttpClient, 'address'>, wire: z.output<typeof agreementWire>): Agreement => ({
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
