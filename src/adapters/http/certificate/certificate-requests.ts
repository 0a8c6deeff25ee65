import * as z from 'zod/mini';

/** POST /api/timeline/download-certificate (specification 7). */
export const standingBody = z.object({ trx_id: z.string() });
export type StandingBody = z.infer<typeof standingBody>;
