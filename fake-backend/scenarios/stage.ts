import type { Backend } from '../backend.ts';
import type { TransactionRow } from '../database/rows.ts';
import { changeSettings, settingsOf } from '../database/seeding.ts';
import type { Server } from '../server.ts';
import { passTime } from '../time/pass-time.ts';
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
    passTime: (until) => {
      passTime(backend, until);
      const ahead = until - backend.clock.now().getTime();
      changeSettings(backend.db, { clock_offset: settingsOf(backend.db).clock_offset + ahead, done_until: until });
    },
    leave: () => {
      for (const { leave } of entered.values()) leave();
      entered.clear();
    },
  };
};

export const purchaseIn = (
  { db }: Backend,
  { person, purchase }: Pick<Scenario, 'person' | 'purchase'>,
): TransactionRow | null => {
  if (!purchase) return null;
  const { stage, status } = purchase;
  const [candidate] = db.candidates.where(({ email }) => email === person);
  const isWanted = (row: TransactionRow) =>
    (stage === undefined ? row.status : db.stages.get(`${row.id}:${stage}`)?.status) === status;
  const row = db.transactions.where((each) => each.candidate_id === candidate?.id && isWanted(each)).at(0);
  if (!row) throw new RangeError(`${person} has no such purchase.`);
  return row;
};

type Purchased = NonNullable<Scenario['purchase']>;

export const assessmentAt = (
  backend: Backend,
  person: string,
  stage: Purchased['stage'],
  status: string,
): TransactionRow => {
  const row = purchaseIn(backend, { person, purchase: { stage, status } });
  if (!row) throw new RangeError(`${person} has no such purchase.`);
  return row;
};
