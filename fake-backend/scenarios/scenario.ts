import * as z from 'zod/mini';
import { mutableTables } from '../database/database.ts';
import { acts, stageName } from './act.ts';
import { expectation } from './facts.ts';
import type { Difference } from './moment/difference.ts';

/** Whether an address is a path and query of this origin. */
export const isPage = (address: string): boolean => {
  const origin = 'http://portal.invalid';
  const page = address.replace('{trxid}', 'x');
  try {
    const { origin: found, pathname, search } = new URL(page, origin);
    return page.startsWith('/') && found === origin && pathname + search === page;
  } catch {
    return false;
  }
};

const text = (longest: number) => z.string().check(z.maxLength(longest));
const optional = (longest: number) => z._default(text(longest), '');
const instant = z.string().check(
  z.maxLength(40),
  z.refine((value) => !Number.isNaN(Date.parse(value))),
);
const row = z.looseObject({ id: z.string().check(z.minLength(1)) });
const difference = z.strictObject({
  gone: z.optional(z.array(z.string())),
  changed: z.optional(z.array(row)),
  added: z.optional(z.array(row)),
});
/** The tables that a moment contains. Sessions and stored replies belong to one browser. */
const carried = mutableTables.filter((name) => name !== 'sessions' && name !== 'replies');

/** The differences of a world from its seed. `time` is the server's time; `seeded_at` the time for which the seed was created. */
const moment = z.strictObject({
  schema: z.int().check(z.minimum(0)),
  seeded_at: instant,
  time: instant,
  texts: z.array(z.string()),
  tables: z.strictObject(Object.fromEntries(carried.map((name) => [name, z.optional(difference)]))),
});

export type Moment = Omit<z.infer<typeof moment>, 'tables'> & { readonly tables: Difference };

/** `section`: the section of the simulation panel in which the step is done. */
const step = z.strictObject({
  title: text(200),
  hint: optional(500),
  section: z.optional(z.enum(['petugas', 'waktu', 'jaringan'])),
  expected: z.array(expectation).check(z.minLength(1)),
});

/**
 * A world, a person, what happens, and what is expected. It begins in a moment, in a shipped scenario, or in the seed. `person` logs in (null:
 * a guest) and finds `page`, a path and query of this portal, in which `{trxid}` is the person's purchase at this stage or status. A lesson is
 * a scenario whose steps the learner does; a recorded one has acts with times.
 */
export const scenarioShape = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  sentence: optional(300),
  task: optional(500),
  hint: optional(500),
  start: z._default(z.union([z.literal('seed'), z.strictObject({ scenario: text(80) }), moment]), 'seed'),
  person: z.nullable(text(200)),
  purchase: z.optional(z.strictObject({ stage: z.optional(stageName), status: text(20) })),
  page: text(500).check(z.refine(isPage)),
  acts: z._default(acts, []),
  steps: z._default(z.array(step).check(z.maxLength(40)), []),
});

export type Scenario = Omit<z.infer<typeof scenarioShape>, 'start'> & {
  readonly start: 'seed' | { readonly scenario: string } | Moment;
};
/** A scenario as it is written by hand. */
export type WrittenScenario = z.input<typeof scenarioShape>;

export const isMoment = (start: Scenario['start']): start is Moment => start !== 'seed' && 'tables' in start;
