import * as z from 'zod/mini';
import {
  type Certificate,
  type CertificateStanding,
  certificateStatuses,
  standingStatuses,
} from '../../../domain/certificate/certificate.ts';
import { optional, wireId, wireStatus } from '../wire.ts';
import { wireInstant } from '../wire-instant.ts';

const number = z.string().check(z.minLength(1), z.maxLength(200));
const text = z.string();

/** POST /api/timeline/download-certificate: the specification shows only that it takes `trx_id`; every name is assumed. */
export const standingWire = z.object({
  status: wireStatus(standingStatuses),
  file_id: optional(wireId),
  number: optional(number),
  issued_at: optional(wireInstant),
  valid_until: optional(wireInstant),
  since: optional(wireInstant),
});

export const toStanding = (wire: z.output<typeof standingWire>): CertificateStanding => ({
  status: wire.status,
  fileId: wire.file_id,
  number: wire.number,
  issuedAt: wire.issued_at,
  validUntil: wire.valid_until,
  since: wire.since,
});

/** GET /api/certificate/check, a call that the specification does not show (decision 13): every name is assumed. */
export const certificateWire = z.object({
  number,
  register_number: optional(text),
  holder: text.check(z.minLength(1)),
  schema: z.object({ title: text, number: optional(text) }),
  units: z._default(z.array(z.object({ code: text, title: text })), []),
  issued_at: wireInstant,
  valid_until: wireInstant,
  status: wireStatus(certificateStatuses),
  revoked_at: optional(wireInstant),
  revoked_reason: optional(text),
});

export const toCertificate = (wire: z.output<typeof certificateWire>): Certificate => ({
  number: wire.number,
  registerNumber: wire.register_number ?? '',
  holder: wire.holder,
  scheme: { title: wire.schema.title, number: wire.schema.number ?? '' },
  units: wire.units,
  issuedAt: wire.issued_at,
  validUntil: wire.valid_until,
  status: wire.status,
  revokedAt: wire.revoked_at,
  revokedReason: wire.revoked_reason ?? '',
});
