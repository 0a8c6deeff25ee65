import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import type { ExamAttemptRow } from '../database/exam-rows.ts';
import { settingsOf } from '../database/seeding.ts';
import type { StepRow } from '../database/server-rows.ts';

/** Whose acts are counted, in which purchase (null: in all), and since when (ms of server time). Without an email, everybody's are. */
export interface Scope {
  readonly email: string | null;
  readonly trxId: string | null;
  readonly since: number;
}

interface World {
  readonly db: Database;
  readonly now: number;
  readonly candidateId: string | undefined;
  readonly purchases: ReadonlySet<string>;
  readonly attempts: readonly Readonly<ExamAttemptRow>[];
  readonly isNew: (instant: string | null | undefined) => boolean;
}

type Fact = (world: World, question?: number) => number;

const countOf =
  <Row>(rowOf: (db: Database, trxId: string) => Row | undefined, wanted: (row: Row, world: World) => boolean): Fact =>
  (world) =>
    [...world.purchases].filter((trxId) => {
      const row = rowOf(world.db, trxId);
      return row !== undefined && wanted(row, world);
    }).length;

const apl01 = ({ apl01s }: Database, trxId: string) => apl01s.get(trxId);
const apl02 = ({ apl02s }: Database, trxId: string) => apl02s.get(trxId);
const purchase = ({ transactions }: Database, trxId: string) => transactions.get(trxId);
const result = ({ results }: Database, trxId: string) => results.get(trxId);

const answersIn = ({ db, attempts }: World) => {
  const ids = new Set(attempts.map(({ id }) => id));
  return db.examAnswers.where(({ sitting_id, current }) => ids.has(sitting_id) && current !== null);
};

/** What can be counted in a world. Facts with a date count only what happened since the scenario was opened. */
const facts = {
  'email verified': ({ db, candidateId }) => Number(db.candidates.get(candidateId ?? '')?.email_verified === true),
  'profile filled': ({ db, candidateId }) => Number(db.profiles.get(candidateId ?? '')?.identity_number != null),
  ordered: countOf(purchase, ({ created_at }, { isNew }) => isNew(created_at)),
  paid: countOf(purchase, ({ status, paid_at }, { isNew }) => status === 'paid' && isNew(paid_at)),
  'payment news read': ({ db, purchases, isNew }) =>
    db.notifications.where(
      ({ type, trxid, read, date }) => type === 'payment' && read && purchases.has(trxid ?? '') && isNew(date),
    ).length,
  'agreement signed': countOf(
    ({ agreements }, trxId) => agreements.get(trxId),
    ({ signature }, { isNew }) => isNew(signature.signed_at),
  ),
  'apl01 sent': countOf(apl01, ({ sent_at }, { isNew }) => isNew(sent_at)),
  'apl01 returned': countOf(apl01, ({ status, review }, { isNew }) => status === 'returned' && isNew(review?.at)),
  'apl01 sent and not returned': countOf(apl01, ({ status }) => status === 'submitted' || status === 'approved'),
  'apl01 approved': countOf(apl01, ({ status }) => status === 'approved'),
  'apl02 sent': countOf(apl02, ({ sent_at }, { isNew }) => isNew(sent_at)),
  'apl02 approved': countOf(apl02, ({ status }) => status === 'approved'),
  'assessment day reached': countOf(
    (db, trxId) => db.schedules.get(purchase(db, trxId)?.schedule_id ?? ''),
    ({ starts_at }, { now }) => Date.parse(starts_at) <= now,
  ),
  'exams started': ({ attempts }) => attempts.length,
  'exams extended': ({ attempts }) => attempts.filter(({ extra_time }) => extra_time > 0).length,
  'exams closed': ({ attempts }) => attempts.filter(({ closed }) => closed !== null).length,
  'exams handed in': ({ attempts }) => attempts.filter(({ receipt }) => receipt !== null).length,
  'questions answered': (world, question) =>
    answersIn(world).filter(({ question_detail_id: id }) => question === undefined || id.endsWith(`-${question}`))
      .length,
  'questions in doubt': (world) => answersIn(world).filter(({ current }) => current?.doubtful).length,
  'faults on': ({ db }) => settingsOf(db).faults.length,
  decided: countOf(result, ({ decided_at }, { isNew }) => isNew(decided_at)),
  'result accepted': countOf(result, ({ acknowledged }, { isNew }) => isNew(acknowledged?.signed_at)),
  appealed: countOf(
    ({ appeals }, trxId) => appeals.get(trxId),
    ({ sent_at }, { isNew }) => isNew(sent_at),
  ),
  'appeal granted': countOf(
    ({ appeals }, trxId) => appeals.get(trxId),
    ({ answer }, { isNew }) => answer?.granted === true && isNew(answer.at),
  ),
  'feedback sent': countOf(
    ({ feedbacks }, trxId) => feedbacks.get(trxId),
    ({ sent_at }, { isNew }) => isNew(sent_at),
  ),
  certified: countOf(
    ({ certificates }, trxId) => certificates.get(trxId),
    () => true,
  ),
} as const satisfies Readonly<Record<string, Fact>>;

type FactName = keyof typeof facts;
const factNames = Object.keys(facts) as FactName[];

/** `least` is 1 unless `most` is given. `question`: the number of an exam's question. */
export const expectation = z.strictObject({
  fact: z.enum(factNames),
  least: z.optional(z.int()),
  most: z.optional(z.int()),
  question: z.optional(z.int()),
});

const worldOf = (db: Database, now: Date, { email, trxId, since }: Scope): World => {
  const [candidate] = email === null ? [] : db.candidates.where((row) => row.email === email);
  const own = db.transactions.where(
    ({ id, candidate_id }) => (trxId === null || trxId === id) && (email === null || candidate_id === candidate?.id),
  );
  const purchases = new Set(own.map(({ id }) => id));
  const begin = Math.floor(since / 1_000) * 1_000; // many dates of the server have whole seconds
  const isNew = (instant: string | null | undefined) => instant != null && Date.parse(instant) >= begin;
  const attempts = db.examSittings.where((row) => purchases.has(row.trx_id) && isNew(row.started_at));
  return { db, now: now.getTime(), candidateId: candidate?.id, purchases, attempts, isNew };
};

/** Tells whether all of some expectations hold now; one of an unknown fact does not. */
export const judge = (db: Database, now: Date, scope: Scope): ((expected: StepRow['expected']) => boolean) => {
  const world = worldOf(db, now, scope);
  return (expected) =>
    expected.every(({ fact, question, most, least = most === undefined ? 1 : 0 }) => {
      const count = Object.hasOwn(facts, fact) ? (facts[fact as FactName] as Fact)(world, question) : Number.NaN;
      return count >= least && (most === undefined || count <= most);
    });
};
