import * as z from 'zod/mini';

export const certificateBody = z.object({ trx_id: z.string() });
export type CertificateBody = z.infer<typeof certificateBody>;
