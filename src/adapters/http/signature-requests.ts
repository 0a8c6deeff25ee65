import * as z from 'zod/mini';

/** How a form is signed: by the signature of the profile, or by a new one as a data URL. */
export const signatureFields = {
  signature_source: z.enum(['profile', 'new']),
  signature: z.optional(z.string()),
};

const signature = z.object(signatureFields);

export type SignatureFields = z.infer<typeof signature>;
