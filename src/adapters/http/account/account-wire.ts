import * as z from 'zod/mini';
import { isFields } from '../../../application/fields-of.ts';
import type { Candidate } from '../../../domain/account/candidate.ts';
import { acceptedPhoto } from '../../../domain/account/profile-photo.ts';
import { contentOf, dataOf } from '../reply.ts';
import { brought, readable, wireId, wireText } from '../wire.ts';

/** Read together: a time, a flag, or nothing. */
export const verifiedAt = z.optional(z.unknown());
export const verifiedFlag = z.optional(z.unknown());

/** Specification 3: id, email and fullname; an empty object means a guest. `photo`, the two email verification fields and `password_token` are assumed. */
const candidateShape = z.object({
  id: wireId,
  email: z.string().check(z.minLength(1)),
  fullname: wireText,
  photo: readable(z.string(), null),
  email_verified_at: verifiedAt,
  email_verified: verifiedFlag,
  password_token: readable(z.string(), ''),
});

const withFullname = (user: unknown): unknown =>
  isFields(user) ? { ...user, fullname: user.fullname || user.name || user.nama } : user;

const candidateWire = brought(withFullname, candidateShape);

const unverified: ReadonlySet<unknown> = new Set([false, 0, '0', 'false']);

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
  ...(wire.password_token && { passwordToken: wire.password_token }),
});

/** Specification 7: POST /api/login returns user and data.token. The user may be next to `data` or inside it. */
const whoAndToken = (body: unknown): unknown => {
  const [outside, inside] = [body, contentOf(body)].map((part) => (isFields(part) ? part : {}));
  const all: Readonly<Record<string, unknown>> = { ...outside, ...inside };
  return { user: all.user, token: all.token ?? all.access_token };
};

/** `candidate` is null when the reply has no user; the caller then reads the current user. */
export const logInReply = z.pipe(
  brought(whoAndToken, z.object({ user: readable(candidateWire, null), token: readable(z.string(), null) })),
  z.transform(({ user, token }) => ({ candidate: user && toCandidate(user), token })),
);

const isEmpty = (value: unknown): boolean => !value || (Array.isArray(value) && value.length === 0);

const isNobody = (user: unknown): boolean => {
  if (!isFields(user)) return isEmpty(user);
  const { id, email } = user;
  return isEmpty(id) && isEmpty(email) && ('id' in user || 'email' in user || Object.values(user).every(isEmpty));
};

const whoIn = (content: unknown): unknown => {
  const holder = isFields(content) && !('id' in content) ? content : {};
  const user = 'user' in holder ? holder.user : 'asesi' in holder ? holder.asesi : content;
  return isNobody(user) ? null : user;
};

const somebody = z.pipe(candidateWire, z.transform(toCandidate));

/** GET /api/asesi: the candidate inside `data`, or bare as from Laravel's `/user`; an empty one is a guest (specification 3). */
export const currentReply = dataOf(brought(whoIn, z.nullable(somebody)));
