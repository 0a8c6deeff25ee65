import * as z from 'zod/mini';
import type { Candidate } from '../../../domain/account/candidate.ts';
import { acceptedPhoto } from '../../../domain/account/profile-photo.ts';
import { optional, wireId } from '../wire.ts';

/** Specification 3: id, email, fullname; guest if empty. The other names are assumed: `photo`, and one of the two on the e-mail. */
const candidateWire = z.object({
  id: wireId,
  email: z.string(),
  fullname: z.string(),
  photo: optional(z.string()),
  email_verified_at: z.optional(z.unknown()),
  email_verified: z.optional(z.unknown()),
});

const toCandidate = (wire: z.output<typeof candidateWire>): Candidate => ({
  id: wire.id,
  email: wire.email,
  fullname: wire.fullname,
  photo: acceptedPhoto(wire.photo),
  emailVerified: wire.email_verified_at !== null && wire.email_verified !== false,
});

/** Specification 7: POST /api/login returns user and data.token. Where the user stands is not shown: beside or inside `data`. */
export const logInReply = z.pipe(
  z.union([
    z.object({ data: z.object({ user: candidateWire, token: optional(z.string()) }) }),
    z.object({ user: candidateWire, data: optional(z.object({ token: optional(z.string()) })) }),
  ]),
  z.transform((body) =>
    'user' in body
      ? { candidate: toCandidate(body.user), token: body.data?.token ?? null }
      : { candidate: toCandidate(body.data.user), token: body.data.token },
  ),
);

const nobody = z.pipe(
  z.union([z.null(), z.array(z.unknown()).check(z.maxLength(0)), z.strictObject({})]),
  z.transform(() => null),
);
const somebody = z.pipe(candidateWire, z.transform(toCandidate));

/** GET /api/asesi: the candidate inside `data`, or bare as Laravel's `/user` does; an empty one is a guest (specification 3). */
export const currentReply = z.union([
  z.pipe(
    z.object({ data: z.union([somebody, nobody]) }),
    z.transform((body) => body.data),
  ),
  somebody,
]);
