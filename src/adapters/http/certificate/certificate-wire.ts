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
 * GET /api/certificate/check, a call that the specification does not show (decision 13): every name is assumed. Who holds which number
 * must be told, and a last day that is told must be read: a verdict is judged by them.
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

/** What a 404 of that call says of the number that nobody has. */
const noneWire = dataOf(z.object({ number }));

const signsOf = (text: string): string => text.replace(/[^a-z0-9]/gi, '').toUpperCase();

/** Whether a body says of this very number that nobody has it; numbers are compared without spaces, signs and case (decision 13). */
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
