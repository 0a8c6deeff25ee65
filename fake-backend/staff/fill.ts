import type { Backend } from '../backend.ts';
import type { NotificationRow, ScheduleRow, StageRow, TransactionRow } from '../database/rows.ts';
import { examMassSchemeId, massQuestions, massSchemeId, massUnits } from '../database/seed/mass-schemes.ts';
import { nextNumber, settingsOf } from '../database/seeding.ts';
import { firstStages } from '../rules/assessment.ts';
import { nextTransactionId, paymentLifetimeMs } from '../rules/purchase.ts';
import { ago, HOUR, MINUTE, wib } from '../wib-time.ts';

export interface Masses {
  readonly notifications?: number | undefined;
  readonly transactions?: number | undefined;
  readonly apl02Units?: number | undefined;
  readonly examQuestions?: number | undefined;
}

const most = 20_000;
const types: readonly NotificationRow['type'][] = ['assessment', 'payment', 'register', 'verify_email'];
const statuses: readonly TransactionRow['status'][] = ['pending', 'paid', 'failed', 'expired', 'cancelled'];

const fillNotifications = ({ db, clock }: Backend, candidateId: string, count: number) => {
  const batch = nextNumber(db);
  const now = clock.now();
  const [own] = db.transactions.where((row) => row.candidate_id === candidateId);
  for (let index = 0; index < count; index++) {
    const type = types[index % types.length] ?? 'payment';
    const trxid = type === 'assessment' || type === 'payment' ? (own?.id ?? null) : null;
    db.notifications.put({
      id: `NTF-M${batch}-${String(count - index).padStart(5, '0')}`,
      candidate_id: candidateId,
      type: trxid === null && type === 'assessment' ? 'payment' : type,
      trxid,
      information: `Pemberitahuan contoh nomor ${count - index} dari pengisian data besar.`,
      date: ago(now, index * 20 * MINUTE),
      read: false,
    });
  }
};

/** Adds purchases dated before the seed, so that they occupy no seats of the seeded schedules. */
const fillTransactions = ({ db, clock }: Backend, candidateId: string, count: number) => {
  const now = clock.now();
  const seededAt = new Date(settingsOf(db).seeded_at);
  const schedules = db.schedules.all();
  const [sample] = db.transactions.where(({ status }) => status === 'failed');
  if (!sample) throw new Error('The seed has no failed purchase.');
  const first = Number(nextTransactionId(db.transactions.all(), now).split('-')[2]);
  for (let index = 0; index < count; index++) {
    const schedule = schedules[index % schedules.length];
    const budget = schedule?.budgets[0];
    if (!schedule || !budget) continue;
    const status = statuses[index % statuses.length] ?? 'failed';
    const created = ago(seededAt, (index + 1) * HOUR);
    const id = `TRX-${wib(created).year()}-${String(first + count - 1 - index).padStart(6, '0')}`;
    db.transactions.put({
      ...sample,
      id,
      candidate_id: candidateId,
      scheme_id: schedule.scheme_id,
      schedule_id: schedule.id,
      budget_id: budget.id,
      budget_source: budget.source,
      amount: budget.price,
      status,
      created_at: created,
      paid_at: status === 'paid' ? created : null,
      expires_at: status === 'pending' ? ago(now, -paymentLifetimeMs) : null,
      request_key: null,
      payment_token: null,
    });
    if (status === 'paid') for (const stage of firstStages(id, now)) db.stages.put(stage);
  }
};

const assertCount = (name: string, count: number): void => {
  if (!Number.isSafeInteger(count) || count < 0 || count > most)
    throw new RangeError(`${name}: 0 to ${most} are wanted`);
};

const fillAssessment = ({ db, clock }: Backend, candidateId: string, schemeId: string, upTo: StageRow['name']) => {
  const now = clock.now();
  const at = ago(new Date(settingsOf(db).seeded_at), HOUR);
  const [sample] = db.transactions.where(({ status }) => status === 'paid');
  if (!sample) throw new Error('The seed has no paid purchase.');
  const begun = ({ starts_at: start }: ScheduleRow) => Date.parse(start) <= now.getTime();
  const held = upTo === 'exam' ? db.schedules.where(begun).at(-1) : undefined;
  const id = nextTransactionId(db.transactions.all(), now);
  db.transactions.put({
    ...sample,
    id,
    candidate_id: candidateId,
    scheme_id: schemeId,
    ...(held && { schedule_id: held.id }),
    amount: 0,
    created_at: at,
    paid_at: at,
  });
  const over = { status: 'done', since: at, waiting_for: null, due: null } as const;
  const open = { status: 'open', since: at, waiting_for: 'candidate' } as const;
  const stages = firstStages(id, now);
  const reached = stages.findIndex(({ name }) => name === upTo);
  for (const [index, stage] of stages.entries()) {
    db.stages.put({ ...stage, ...(index < reached ? over : index === reached ? open : {}) });
  }
};

const assertOneOf = (name: string, count: number, known: readonly number[]): void => {
  if (count !== 0 && !known.includes(count)) throw new RangeError(`${name}: ${known.join(' or ')}`);
};

/**
 * Gives a candidate many unread notifications and purchases in every state, and assessments with a long APL 02 and exam. Throws a
 * RangeError for invalid counts or an unknown candidate.
 */
export const fill = (backend: Backend, email: string, masses: Masses): void => {
  const { notifications = 0, transactions = 0, apl02Units = 0, examQuestions = 0 } = masses;
  const [candidate] = backend.db.candidates.where((row) => row.email === email);
  if (!candidate) throw new RangeError('email: nobody has this address');
  assertCount('notifications', notifications);
  assertCount('transactions', transactions);
  assertOneOf('apl02Units', apl02Units, massUnits);
  assertOneOf('examQuestions', examQuestions, massQuestions);
  fillTransactions(backend, candidate.id, transactions);
  if (apl02Units > 0) fillAssessment(backend, candidate.id, massSchemeId(apl02Units), 'apl02');
  if (examQuestions > 0) fillAssessment(backend, candidate.id, examMassSchemeId(examQuestions), 'exam');
  fillNotifications(backend, candidate.id, notifications);
  backend.publish(candidate.id, { type: 'refresh' });
};
