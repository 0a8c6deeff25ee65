import * as z from 'zod/mini';
import written from '../../data/people.json' with { type: 'json' };
import { readData, table } from '../../data/read-data.ts';

const text = z.string().check(z.minLength(1));

const candidate = z.strictObject({
  id: z.string().check(z.regex(/^1\d{3}$/)),
  mailName: z.string().check(z.regex(/^[a-z]+$/)),
  name: text,
  persona: text,
});

/** Village codes are official; people are fictional. */
const profile = z.strictObject({
  id: text,
  gender: z.enum(['L', 'P']),
  birth: z.string().check(z.regex(/^\d{4}\/\d\d\/\d\d$/)),
  birthPlace: text,
  village: z.string().check(z.regex(/^\d{10}$/)),
  street: text,
  postalCode: z.string().check(z.regex(/^\d{5}$/)),
  qualification: z.enum(['SD', 'SMP', 'SMA/SMK', 'D1', 'D2', 'D3', 'D4', 'S1', 'S2', 'S3']),
});

const work = z.strictObject({ id: text, institution: text, position: text });

/** The first candidate has no profile, others have no place of work. */
export const people = readData(
  'people',
  written,
  z.strictObject({ candidates: table(candidate), profiles: table(profile), work: table(work) }),
);

export type ProfileSeed = z.output<typeof profile>;
