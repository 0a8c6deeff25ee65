import * as z from 'zod/mini';
import { type Transaction, transactionStatuses } from '../../../domain/purchase/transaction.ts';
import { ofTransaction, optional, wireId, wireMoney, wireStatus, wireWord } from '../wire.ts';
import { wireInstant } from '../wire-instant.ts';

/** The specification shows only trx_id (also trxid) and three tabs; statuses and every other name are assumed. */
export const transactionWire = ofTransaction({
  trx_id: wireId,
  status: wireStatus(transactionStatuses),
  amount: wireMoney,
  created_at: wireInstant,
  expires_at: optional(wireInstant),
  paid_at: optional(wireInstant),
  budget_source: wireWord,
  receipt_file_id: optional(wireId),
  schema: z.object({ slug: z.string().check(z.minLength(1)), title: z.string() }),
  schedule: z.object({
    schedule_id: wireId,
    starts_at: wireInstant,
    site_name: z.string(),
    city: optional(z.string()),
  }),
});

export const toTransaction = (wire: z.output<typeof transactionWire>): Transaction => ({
  id: wire.trx_id,
  status: wire.status,
  amount: wire.amount,
  createdAt: wire.created_at,
  expiresAt: wire.expires_at,
  paidAt: wire.paid_at,
  budgetSource: wire.budget_source,
  receiptFileId: wire.receipt_file_id,
  scheme: wire.schema,
  schedule: {
    id: wire.schedule.schedule_id,
    startsAt: wire.schedule.starts_at,
    siteName: wire.schedule.site_name,
    city: wire.schedule.city ?? '',
  },
});

/** POST /api/transaction/token: the Snap token, under the name that Midtrans gives it. */
export const paymentTokenWire = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
