import type { Backend } from '../backend.ts';
import type { TransactionRow } from '../database/rows.ts';
import type { Server } from '../server.ts';
import { moveClock } from '../time/pass-time.ts';
import { type Actor, actorOf, signUp } from './actor.ts';
import type { Scenario } from './scenario.ts';

/** Where acts are played: within one transaction of a server. */
export interface Stage {
  readonly server: Server;
  readonly backend: Backend;
  /** The person's own session, which lasts until `leave`. */
  readonly actor: (email: string) => Actor;
  readonly signUp: (fullname: string, email: string) => Promise<void>;
  /** Moves the clock to an instant (ms) and applies what is due until then. */
  readonly passTime: (until: number) => void;
  readonly leave: () => void;
}

export const stageOf = (server: Server): Stage => {
  const { backend, handlers } = server;
  const entered = new Map<string, ReturnType<typeof actorOf>>();
  return {
    server,
    backend,
    actor: (email) => {
      const known = entered.get(email) ?? actorOf(backend, handlers, email);
      entered.set(email, known);
      return known.actor;
    },
    signUp: (fullname, email) => signUp(backend, handlers, fullname, email),
    passTime: (until) => moveClock(backend, until),
    leave: () => {
      for (const { leave } of entered.values()) leave();
      entered.clear();
    },
  };
};

/** The first purchase of a person at a stage or status. Throws a RangeError if there is none. */
export const purchaseOf = (
  { db }: Backend,
  person: string | null,
  { stage, status }: NonNullable<Scenario['purchase']>,
): TransactionRow => {
  const [candidate] = db.candidates.where(({ email }) => email === person);
  const isWanted = (row: TransactionRow) =>
    (stage === undefined ? row.status : db.stages.get(`${row.id}:${stage}`)?.status) === status;
  const row = db.transactions.where((each) => each.candidate_id === candidate?.id && isWanted(each)).at(0);
  if (!row) throw new RangeError(`${person} has no such purchase.`);
  return row;
};
