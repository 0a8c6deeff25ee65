import * as z from 'zod/mini';
import { type Voucher, voucherStatuses } from '../../../domain/purchase/voucher.ts';
import { absent, ofTransaction, wireId, wireStatus, wireWord } from '../wire.ts';
import { wireInstant } from '../wire-instant.ts';

/** The fields of a voucher are not shown in the specification: every name here is assumed. */
export const voucherWire = ofTransaction({
  id: wireId,
  code: z.string().check(z.minLength(1), z.maxLength(60)),
  status: wireStatus(voucherStatuses),
  source: wireWord,
  schema: z.object({ slug: z.string().check(z.minLength(1)), title: z.string() }),
  schedule: z.object({ schedule_id: wireId, starts_at: wireInstant, site_name: z.string(), city: absent(z.string()) }),
  budgetary: wireId,
  expires_at: wireInstant,
  used_at: absent(wireInstant),
  trx_id: absent(wireId),
});

export const toVoucher = (wire: z.output<typeof voucherWire>): Voucher => ({
  id: wire.id,
  code: wire.code,
  // how a voucher of somebody else than Prakerja is used is not known
  status: wire.status === 'unused' && wire.source !== 'prakerja' ? 'unknown' : wire.status,
  source: wire.source,
  scheme: wire.schema,
  schedule: {
    id: wire.schedule.schedule_id,
    startsAt: wire.schedule.starts_at,
    siteName: wire.schedule.site_name,
    city: wire.schedule.city ?? '',
  },
  budgetary: wire.budgetary,
  expiresAt: wire.expires_at,
  usedAt: wire.used_at,
  trxId: wire.trx_id,
});
