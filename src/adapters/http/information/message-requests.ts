import * as z from 'zod/mini';

export const messageBody = z.object({
  subject: z.string(),
  trx_id: z.nullable(z.string()),
  message: z.string(),
  email: z.string(),
  question_id: z.optional(z.string()),
  question_detail_id: z.optional(z.string()),
  problem: z.optional(z.string()),
});
export type MessageBody = z.infer<typeof messageBody>;
