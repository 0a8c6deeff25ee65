import * as z from 'zod/mini';

export const signatureFields = {
  signature_source: z.enum(['profile', 'new']),
  signature: z.optional(z.string()),
};

const signature = z.object(signatureFields);

export type SignatureFields = z.infer<typeof signature>;
