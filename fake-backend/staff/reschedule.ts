import type { Backend } from '../backend.ts';
import type { ScheduleRow, TransactionRow } from '../database/rows.ts';
import { settingsOf } from '../database/seeding.ts';
import { attemptsOf } from '../exam-attempts.ts';
import { seatsLeft, upcoming } from '../rules/catalog.ts';
import { advance, demandMove, stagesOf } from './advance.ts';

export const otherSchedules = ({ db, clock }: Backend, row: Readonly<TransactionRow>): ScheduleRow[] => {
  const now = clock.now();
  const { seeded_at: seededAt } = settingsOf(db);
  const own = db.transactions.where((each) => each.candidate_id === row.candidate_id && each.status === 'paid');
  return upcoming(db.schedules.all(), now).filter(
    (schedule) =>
      schedule.scheme_id === row.scheme_id &&
      !own.some((each) => each.schedule_id === schedule.id) &&
      seatsLeft(
        schedule,
        db.transactions.where(({ schedule_id }) => schedule_id === schedule.id),
        seededAt,
        now,
      ) > 0,
  );
};

const hasBegun = ({ db, clock }: Backend, row: Readonly<TransactionRow>): boolean =>
  Date.parse(db.schedules.get(row.schedule_id)?.starts_at ?? '') <= clock.now().getTime();

export const canBeAbsent = (backend: Backend, row: Readonly<TransactionRow>): boolean => {
  const exam = stagesOf(backend, row.id).find(({ name }) => name === 'exam');
  const mine = exam?.status === 'open' && exam.waiting_for === 'candidate';
  return mine && hasBegun(backend, row) && attemptsOf(backend, row.id).length === 0;
};

export const markAbsent = (backend: Backend, row: Readonly<TransactionRow>): void => {
  demandMove(backend, row, 'exam.absent');
  if (!canBeAbsent(backend, row)) throw new RangeError(`${row.id}: its day has not begun, or an exam has`);
  advance(backend, row, 'exam.absent');
};

export const reschedule = (backend: Backend, row: Readonly<TransactionRow>, scheduleId: string): void => {
  demandMove(backend, row, 'exam.reschedule');
  if (attemptsOf(backend, row.id).length > 0) throw new RangeError(`${row.id}: an exam was started`);
  const schedule = otherSchedules(backend, row).find(({ id }) => id === scheduleId);
  if (!schedule) throw new RangeError(`scheduleId: ${scheduleId} is no other schedule with a free seat`);
  const moved = { ...row, schedule_id: schedule.id };
  backend.db.transactions.put(moved);
  advance(backend, moved, 'exam.reschedule');
};

/** Start of a candidate's next assessment with unfinished exams (ms since the epoch); null when none is in the future. */
export const nextAssessmentDay = (backend: Backend, email: string): number | null => {
  const { db, clock } = backend;
  const [candidate] = db.candidates.where((row) => row.email === email);
  const ahead = db.transactions
    .where((row) => row.candidate_id === candidate?.id)
    .filter(({ id }) => stagesOf(backend, id).some(({ name, status }) => name === 'exam' && status !== 'done'))
    .map((row) => Date.parse(db.schedules.get(row.schedule_id)?.starts_at ?? ''))
    .filter((begin) => begin > clock.now().getTime());
  return ahead.length === 0 ? null : Math.min(...ahead);
};
