import * as z from 'zod/mini';

/** POST /api/message; all names are assumptions (not in the specification). `trx_id` is null without a certification. */
export const messageBody = z.object({
  subject: z.string(),
  trx_id: z.nullable(z.string()),
  message: z.string(),
  email: z.string(),
});
export type MessageBody = z.infer<typeof messageBody>;
