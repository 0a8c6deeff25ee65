import * as z from 'zod/mini';
import { type Certificate, certificateStatuses } from '../../../domain/certificate/certificate.ts';
import { dataOf } from '../reply.ts';
import { listOf } from '../rows.ts';
import { brought, described, readable, wireStatus, wireText } from '../wire.ts';
import { optionalInstant, shownInstant } from '../wire-instant.ts';

const number = brought(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string().check(z.minLength(1), z.maxLength(200)),
);

/**
 * GET /api/certificate/check, which the specification does not show (decision 13): all names are assumptions. Number and holder are
 * required and the expiry date must be readable, because the verdict depends on them.
 */
export const certificateWire = z.object({
  number,
  register_number: wireText,
  holder: z.string().check(z.minLength(1)),
  schema: described({ title: wireText, number: wireText }),
  units: readable(listOf(z.object({ code: wireText, title: wireText })), []),
  issued_at: shownInstant,
  valid_until: optionalInstant,
  status: wireStatus(certificateStatuses),
  revoked_at: shownInstant,
  revoked_reason: wireText,
});

const noneWire = dataOf(z.object({ number }));

const signsOf = (text: string): string => text.replace(/[^a-z0-9]/gi, '').toUpperCase();

/** Whether the body confirms that this number does not exist; spaces, punctuation and case are ignored (decision 13). */
export const saysNone = (body: unknown, asked: string): boolean => {
  const said = noneWire.safeParse(body);
  return said.success && signsOf(said.data.number) === signsOf(asked);
};

export const toCertificate = (wire: z.output<typeof certificateWire>): Certificate => ({
  number: wire.number,
  registerNumber: wire.register_number,
  holder: wire.holder,
  scheme: wire.schema,
  units: wire.units.filter(({ code, title }) => code || title),
  issuedAt: wire.issued_at,
  validUntil: wire.valid_until,
  status: wire.status,
  revokedAt: wire.revoked_at,
  revokedReason: wire.revoked_reason,
});
