import type { Backend } from '../backend.ts';
import type { TransactionRow } from '../database/rows.ts';
import type { Actor } from './actor.ts';

/** The page on which a scenario begins. */
export type ScenePage =
  | 'home'
  | 'schemes'
  | 'transactions'
  | 'notifications'
  | 'assessment'
  | 'apl01'
  | 'exams'
  | 'result'
  | 'feedback';

/** Whom a scenario is about, and where it begins. */
export interface Scene {
  readonly email: string;
  readonly page: ScenePage;
  /** The assessment; null where there is none, or the page shows all. */
  readonly trxId: string | null;
}

/** What a scenario works with: the world, and people who call the API as a browser would. */
export interface Stage {
  readonly backend: Backend;
  /** Somebody who is known by this address. */
  readonly actor: (email: string) => Actor;
  /** Somebody who signs up, and proves the address. */
  readonly signUp: (fullname: string, email: string) => Promise<Actor>;
  /** Lets time go on; only in a world of its own (`moves`). */
  readonly passTime: (until: number) => void;
}

export interface Scenario {
  readonly email: string;
  readonly page: ScenePage;
  /** The clock is moved: never in a world that somebody works in. */
  readonly moves?: true;
  /** Brings the person where the name of the scenario says; gives the number of the assessment. The same each time. */
  readonly play: (stage: Stage) => Promise<string | null> | string | null;
}

/** The last purchase of a person that is as wanted; a scenario whose person has none is broken. */
export const purchaseOf = (
  { db }: Backend,
  email: string,
  wanted: (row: TransactionRow) => boolean,
): TransactionRow => {
  const [candidate] = db.candidates.where((row) => row.email === email);
  const row = db.transactions.where((each) => each.candidate_id === candidate?.id && wanted(each)).at(0);
  if (!row) throw new Error(`${email} has no such purchase.`);
  return row;
};

/** The paid purchase of a person whose assessment is at a stage. */
export const assessmentAt = (
  backend: Backend,
  email: string,
  stage: string,
  ...statuses: readonly string[]
): TransactionRow =>
  purchaseOf(backend, email, ({ id }) => statuses.includes(backend.db.stages.get(`${id}:${stage}`)?.status ?? ''));
