import { assessedScheme } from '../assessed-units.ts';
import type { Backend } from '../backend.ts';
import type { ExamAttemptRow } from '../database/exam-rows.ts';
import type { SchemeRow, StageRow, TransactionRow } from '../database/rows.ts';
import { attemptsOf, endOf, ticksOf } from '../exam-attempts.ts';
import { plansOf } from '../questions/plans-of.ts';
import { examTitle } from '../rules/exam/exam-kinds.ts';
import { dayText } from './advance.ts';
import { openReassessment, otherAssessors } from './decide-result.ts';
import { heldExams } from './hold-exam.ts';
import { otherTasks } from './other-tasks.ts';
import { waitsForStaff } from './play.ts';
import { canBeAbsent, otherSchedules } from './reschedule.ts';
import { playableStages, type StaffExam, type StaffTask } from './staff-task.ts';

const nameOf = ({ name }: StageRow): (typeof playableStages)[number] | undefined =>
  playableStages.find((known) => known === name);

const isTask = (stage: StageRow): boolean => waitsForStaff(stage) || (stage.name === 'exam' && stage.status === 'open');

const examOf = (backend: Backend, scheme: SchemeRow, attempt: Readonly<ExamAttemptRow>): StaffExam[] => {
  const plan = plansOf(scheme).find(({ id }) => id === attempt.question_id);
  if (!plan || attempt.receipt) return [];
  const ticks = ticksOf(backend, attempt.id);
  const criteria = plan.units.flatMap(({ elements }) => elements.flatMap((element) => element.criteria));
  return [
    {
      id: plan.id,
      title: examTitle(plan),
      until: new Date(endOf(backend, attempt, plan)).toISOString(),
      closed: attempt.closed,
      criteria: criteria.map(({ id, text }) => ({ id, text, competent: ticks.get(id) ?? null })),
    },
  ];
};

const unitsOf = (backend: Backend, trxId: string, stage: StaffTask['stage'], scheme: SchemeRow): StaffTask['units'] => {
  const lacking = backend.db.results.get(trxId)?.units.filter(({ competent }) => !competent) ?? [];
  const again = openReassessment(backend, trxId)?.units ?? [];
  if (stage === 'exam') return scheme.units;
  if (stage === 'appeal') return lacking;
  return stage === 'result' ? lacking.filter(({ code }) => again.includes(code)) : [];
};

const placesOf = (backend: Backend, row: StageRow, transaction: Readonly<TransactionRow>) => {
  const movable = row.name === 'exam' && row.status === 'open' && attemptsOf(backend, row.trx_id).length === 0;
  return {
    canBeAbsent: movable && canBeAbsent(backend, transaction),
    schedules: movable
      ? otherSchedules(backend, transaction).map((each) => ({ id: each.id, title: dayText(each) }))
      : [],
  };
};

const taskOf = (backend: Backend, row: StageRow): StaffTask[] => {
  const { db } = backend;
  const stage = nameOf(row);
  const transaction = db.transactions.get(row.trx_id);
  const scheme = assessedScheme(backend, transaction);
  const candidate = db.candidates.get(transaction?.candidate_id ?? '');
  if (!stage || row.since === null || !transaction || !scheme || !candidate) return [];
  return [
    {
      trxId: row.trx_id,
      stage,
      open: row.status === 'open' && stage === 'exam',
      absent: row.status === 'open' && stage === 'exam' && row.waiting_for === 'admin',
      since: row.since,
      candidate: { email: candidate.email, fullname: candidate.fullname },
      scheme: scheme.title,
      units: unitsOf(backend, row.trx_id, stage, scheme).map(({ code, title }) => ({ code, title })),
      exams: stage === 'exam' ? attemptsOf(backend, row.trx_id).flatMap((each) => examOf(backend, scheme, each)) : [],
      awaited: stage === 'exam' ? heldExams(backend, row.trx_id, scheme) : [],
      ...placesOf(backend, row, transaction),
      needs: [],
      reason: stage === 'appeal' ? (db.appeals.get(row.trx_id)?.reason ?? null) : null,
      assessors:
        stage === 'appeal'
          ? otherAssessors(backend, row.trx_id).map(({ name, registration }) => ({ name, registration }))
          : [],
      payment: null,
    },
  ];
};

export const staffTasks = (backend: Backend): StaffTask[] =>
  backend.db.stages
    .where(isTask)
    .flatMap((row) => taskOf(backend, row))
    .concat(otherTasks(backend))
    .sort((a, b) => Date.parse(a.since) - Date.parse(b.since));
