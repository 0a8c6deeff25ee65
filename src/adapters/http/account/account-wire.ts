import * as z from 'zod/mini';
import { isFields } from '../../../application/fields-of.ts';
import type { Candidate } from '../../../domain/account/candidate.ts';
import { acceptedPhoto } from '../../../domain/account/profile-photo.ts';
import { contentOf, dataOf } from '../reply.ts';
import { brought, optional, readable, wireId, wireText } from '../wire.ts';

/** Specification 3: id, email, fullname; guest if empty. The other names are assumed: `photo`, and one of the two on the e-mail. */
const candidateWire = z.object({
  id: wireId,
  email: z.string().check(z.minLength(1)),
  fullname: wireText,
  photo: readable(z.string(), null),
  email_verified_at: z.optional(z.unknown()),
  email_verified: z.optional(z.unknown()),
});

/** What a server writes for false. */
const unverified: ReadonlySet<unknown> = new Set([false, 0, '0', 'false']);

/** Null where the server does not say. */
const isVerified = (at: unknown, flag: unknown): boolean | null => {
  if (at === null || at === '' || unverified.has(flag)) return false;
  return at === undefined && flag === undefined ? null : true;
};

const toCandidate = (wire: z.output<typeof candidateWire>): Candidate => ({
  id: wire.id,
  email: wire.email,
  fullname: wire.fullname,
  photo: acceptedPhoto(wire.photo),
  emailVerified: isVerified(wire.email_verified_at, wire.email_verified),
});

/** Specification 7: POST /api/login returns user and data.token. Where the user is is not shown: beside or inside `data`. */
const whoAndToken = (body: unknown): unknown => {
  const [outside, inside] = [body, contentOf(body)].map((part) => (isFields(part) ? part : {}));
  return { ...outside, ...inside };
};

export const logInReply = z.pipe(
  brought(whoAndToken, z.object({ user: candidateWire, token: optional(z.string()) })),
  z.transform(({ user, token }) => ({ candidate: toCandidate(user), token })),
);

const nobody = z.pipe(
  z.union([z.null(), z.literal(''), z.array(z.unknown()).check(z.maxLength(0)), z.strictObject({})]),
  z.transform(() => null),
);
const somebody = z.pipe(candidateWire, z.transform(toCandidate));

/** GET /api/asesi: the candidate inside `data`, or bare as Laravel's `/user` does; an empty one is a guest (specification 3). */
export const currentReply = dataOf(z.union([nobody, somebody]));
