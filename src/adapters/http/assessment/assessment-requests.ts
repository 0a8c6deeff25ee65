import * as z from 'zod/mini';
import { signatureFields } from '../signature-requests.ts';

// Request bodies of an assessment; all names except trx_id are assumptions.

export const agreementBody = z.object({ trx_id: z.string(), ...signatureFields });
export type AgreementBody = z.infer<typeof agreementBody>;

export const adjustmentsBody = z.object({ trx_id: z.string(), needs: z.array(z.string()), other: z.string() });
export type AdjustmentsBody = z.infer<typeof adjustmentsBody>;

/** `decided_at` ties the signature to the decision that the candidate has read. */
export const resultBody = z.object({ trx_id: z.string(), decided_at: z.nullable(z.string()), ...signatureFields });
export type ResultBody = z.infer<typeof resultBody>;

export const appealBody = z.object({
  trx_id: z.string(),
  explained: z.boolean(),
  discussed: z.boolean(),
  others_involved: z.boolean(),
  reason: z.string(),
  ...signatureFields,
});
export type AppealBody = z.infer<typeof appealBody>;

export const feedbackBody = z.object({
  trx_id: z.string(),
  components: z.array(z.object({ name: z.string(), yes: z.boolean(), note: z.string() })),
  notes: z.string(),
});
export type FeedbackBody = z.infer<typeof feedbackBody>;
