import type { Backend } from '../backend.ts';
import type { TransactionRow } from '../database/rows.ts';
import type { Actor } from './actor.ts';

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

export interface Scene {
  readonly email: string;
  readonly page: ScenePage;
  readonly trxId: string | null;
}

export interface Stage {
  readonly backend: Backend;
  readonly actor: (email: string) => Actor;
  readonly signUp: (fullname: string, email: string) => Promise<Actor>;
  readonly passTime: (until: number) => void;
}

export interface Scenario {
  readonly email: string;
  readonly page: ScenePage;
  /** The scenario moves the clock, so it needs a separate world. */
  readonly moves?: true;
  /** Plays the scenario deterministically; returns the id of its purchase, or null if it has none. */
  readonly play: (stage: Stage) => Promise<string | null> | string | null;
}

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

export const assessmentAt = (
  backend: Backend,
  email: string,
  stage: string,
  ...statuses: readonly string[]
): TransactionRow =>
  purchaseOf(backend, email, ({ id }) => statuses.includes(backend.db.stages.get(`${id}:${stage}`)?.status ?? ''));
