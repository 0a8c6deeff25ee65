import * as z from 'zod/mini';
import type { Repeat } from '../../../domain/purchase/repeat.ts';

// Request bodies of purchases; all names except trx_id are assumptions.

/** The purchase to repeat or the certificate to renew. A server that ignores these fields creates an ordinary purchase. */
const repeatBody = z.object({
  previous_transaction_id: z.optional(z.string()),
  renewal_of: z.optional(z.string()),
});

export const orderBody = z.extend(repeatBody, {
  schedule_id: z.string(),
  budget_source: z.string(),
  budgetary: z.string(),
});
export type OrderBody = z.infer<typeof orderBody>;

export const transactionBody = z.object({ trx_id: z.string() });
export type TransactionBody = z.infer<typeof transactionBody>;

/** Multipart; a later proof replaces the earlier one. */
export const proofForm = z.object({ trx_id: z.string(), proof: z.file() });
export type ProofForm = z.infer<typeof proofForm>;

export const codeBody = z.object({ code: z.string(), schedule_id: z.string() });
export type CodeBody = z.infer<typeof codeBody>;

export const checkOutBody = z.extend(repeatBody, { voucher_id: z.string() });
export type CheckOutBody = z.infer<typeof checkOutBody>;

export const toRepeatBody = (repeat: Repeat | null | undefined): z.infer<typeof repeatBody> => {
  if (!repeat) return {};
  return repeat.kind === 'renewal' ? { renewal_of: repeat.certificate } : { previous_transaction_id: repeat.trxId };
};
