import * as z from 'zod/mini';
import { isFields } from '../../../application/fields-of.ts';
import type { Candidate } from '../../../domain/account/candidate.ts';
import { acceptedPhoto } from '../../../domain/account/profile-photo.ts';
import { contentOf, dataOf } from '../reply.ts';
import { brought, readable, wireId, wireText } from '../wire.ts';

/** Specification 3: id, email, fullname; guest if empty. The other names are assumed: `photo`, and one of the two on the e-mail. */
const candidateShape = z.object({
  id: wireId,
  email: z.string().check(z.minLength(1)),
  fullname: wireText,
  photo: readable(z.string(), null),
  email_verified_at: z.optional(z.unknown()),
  email_verified: z.optional(z.unknown()),
});

/** A server that has no `fullname` calls it `name`, as Laravel does, or `nama`. */
const withFullname = (user: unknown): unknown =>
  isFields(user) ? { ...user, fullname: user.fullname || user.name || user.nama } : user;

const candidateWire = brought(withFullname, candidateShape);

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
  const all: Readonly<Record<string, unknown>> = { ...outside, ...inside };
  return { user: all.user, token: all.token ?? all.access_token };
};

/** The candidate is null where the reply does not say who logged in: then the server is asked. */
export const logInReply = z.pipe(
  brought(whoAndToken, z.object({ user: readable(candidateWire, null), token: readable(z.string(), null) })),
  z.transform(({ user, token }) => ({ candidate: user && toCandidate(user), token })),
);

const isEmpty = (value: unknown): boolean => !value || (Array.isArray(value) && value.length === 0);

/** Whether it names neither an id nor an e-mail, though it has a place for them, or nothing at all. */
const isNobody = (user: unknown): boolean => {
  if (!isFields(user)) return isEmpty(user);
  const { id, email } = user;
  return isEmpty(id) && isEmpty(email) && ('id' in user || 'email' in user || Object.values(user).every(isEmpty));
};

/** The user of the reply, bare or under a name of its own; null for a guest. */
const whoIn = (content: unknown): unknown => {
  const holder = isFields(content) && !('id' in content) ? content : {};
  const user = 'user' in holder ? holder.user : 'asesi' in holder ? holder.asesi : content;
  return isNobody(user) ? null : user;
};

const somebody = z.pipe(candidateWire, z.transform(toCandidate));

/** GET /api/asesi: the candidate inside `data`, or bare as Laravel's `/user` does; an empty one is a guest (specification 3). */
export const currentReply = dataOf(brought(whoIn, z.nullable(somebody)));
