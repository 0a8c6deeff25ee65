import * as z from 'zod/mini';
import { budgetSources } from '../../../domain/purchase/budget-source.ts';
import type { PaymentProof } from '../../../domain/purchase/payment-proof.ts';
import { type Transaction, transactionStatuses } from '../../../domain/purchase/transaction.ts';
import { dayShape, toDay } from '../site-wire.ts';
import {
  described,
  ofTransaction,
  optional,
  readable,
  statedIn,
  wireId,
  wireMoney,
  wireText,
  wireWord,
  worded,
} from '../wire.ts';
import { optionalInstant, shownInstant } from '../wire-instant.ts';

export const soldSchemeWire = described({ slug: wireText, title: wireText });

const scheduleWire = described({
  schedule_id: readable(wireId, ''),
  ...dayShape,
});

export const soldScheduleWire = z.pipe(
  scheduleWire,
  z.transform((wire) => ({ id: wire.schedule_id, ...toDay(wire) })),
);

export const proofWire = described({ name: wireText, sent_at: shownInstant });

export const toProof = (wire: z.output<typeof proofWire>): PaymentProof => ({
  fileName: wire.name,
  sentAt: wire.sent_at,
});

/** The specification shows only trx_id (also trxid) and three tabs; statuses and every other name are assumed. */
export const transactionWire = ofTransaction({
  trx_id: wireId,
  status: statedIn(transactionStatuses),
  amount: optional(wireMoney),
  created_at: shownInstant,
  expires_at: optionalInstant,
  paid_at: shownInstant,
  budget_source: worded(budgetSources, readable(wireWord, '')),
  budget_title: wireText,
  previous_transaction_id: optional(wireId),
  renewal_of: optional(wireId),
  receipt_file_id: optional(wireId),
  payment_method: wireText,
  payment_proof: optional(proofWire),
  schema: soldSchemeWire,
  schedule: soldScheduleWire,
});

export const toTransaction = (wire: z.output<typeof transactionWire>): Transaction => ({
  id: wire.trx_id,
  ...wire.status,
  amount: wire.amount,
  createdAt: wire.created_at,
  expiresAt: wire.expires_at,
  paidAt: wire.paid_at,
  budgetSource: wire.budget_source,
  ...(wire.budget_title && { budgetTitle: wire.budget_title }),
  repeat: wire.previous_transaction_id
    ? { kind: 'reassessment', trxId: wire.previous_transaction_id }
    : (wire.renewal_of && { kind: 'renewal', certificate: wire.renewal_of }) || null,
  receiptFileId: wire.receipt_file_id,
  ...(wire.payment_method && { paymentMethod: wire.payment_method }),
  ...(wire.payment_proof?.sent_at && { proof: toProof(wire.payment_proof) }),
  scheme: wire.schema,
  schedule: wire.schedule,
});
