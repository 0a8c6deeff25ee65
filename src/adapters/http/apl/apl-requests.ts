import * as z from 'zod/mini';
import { personalWireNames } from '../profile/profile-wire.ts';
import { signatureFields } from '../signature-requests.ts';

// Multipart bodies of APL 01 and APL 02; all names except trx_id are assumptions.

const files = z.record(z.string(), z.file());

export type PersonalFields = Record<(typeof personalWireNames)[keyof typeof personalWireNames], string>;

const personalFields = Object.fromEntries(Object.values(personalWireNames).map((name) => [name, z.string()])) as Record<
  keyof PersonalFields,
  z.ZodMiniString
>;

/** POST /api/apl-01 and /api/apl-01/resubmit: `requirements[{id}]` is a new file for that row. */
export const apl01Form = z.object({
  ...personalFields,
  trx_id: z.string(),
  purpose: z.string(),
  other_purpose: z.string(),
  ...signatureFields,
  requirements: files,
});
export type Apl01Form = z.infer<typeof apl01Form>;

export const apl02Answer = z.object({
  element_id: z.string(),
  competent: z.nullable(z.boolean()),
  evidence: z.string(),
  file_ids: z.array(z.string()),
});
export type Apl02Answer = z.infer<typeof apl02Answer>;

/** A list of `apl02Answer` as JSON. */
export const apl02Answers = z.string();

/** POST /api/apl-02 and /api/apl-02/resubmit: `files[{id}]` is a new file, referenced by that id in the answers. */
export const apl02Form = z.object({ trx_id: z.string(), answers: apl02Answers, ...signatureFields, files });
export type Apl02Form = z.infer<typeof apl02Form>;
