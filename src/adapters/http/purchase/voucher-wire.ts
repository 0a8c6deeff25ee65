import type * as z from 'zod/mini';
import { type Voucher, voucherStatuses } from '../../../domain/purchase/voucher.ts';
import { ofTransaction, optional, readable, statedIn, wireId, wireText, wireWord, worded } from '../wire.ts';
import { optionalInstant, shownInstant } from '../wire-instant.ts';
import { soldScheduleWire, soldSchemeWire } from './transaction-wire.ts';

export const voucherWire = ofTransaction({
  id: wireId,
  code: wireText,
  status: statedIn(voucherStatuses),
  source: worded(['prakerja'], readable(wireWord, '')),
  schema: soldSchemeWire,
  schedule: soldScheduleWire,
  budgetary: readable(wireId, ''),
  expires_at: optionalInstant,
  used_at: shownInstant,
  trx_id: optional(wireId),
});

export const toVoucher = (wire: z.output<typeof voucherWire>): Voucher => ({
  id: wire.id,
  code: wire.code,
  // the portal only knows how to use Prakerja vouchers
  ...(wire.status.status === 'unused' && wire.source !== 'prakerja' ? { status: 'unknown' } : wire.status),
  source: wire.source,
  scheme: wire.schema,
  schedule: wire.schedule,
  budgetary: wire.budgetary,
  expiresAt: wire.expires_at,
  usedAt: wire.used_at,
  trxId: wire.trx_id,
});
