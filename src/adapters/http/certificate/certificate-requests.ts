import * as z from 'zod/mini';

/** POST /api/timeline/download-certificate (specification 7). */
export const certificateBody = z.object({ trx_id: z.string() });
export type CertificateBody = z.infer<typeof certificateBody>;
