import { assessedScheme } from '../assessed-units.ts';
import type { Backend } from '../backend.ts';
import type { ExamAttemptRow } from '../database/exam-rows.ts';
import type { SchemeRow, TransactionRow } from '../database/rows.ts';
import { settingsOf } from '../database/seeding.ts';
import type { Sorting } from '../database/sorted-groups.ts';
import {
  afterSubmission,
  answersOf,
  attemptId,
  attemptsOf,
  endOf,
  seal,
  tellOfExams,
  tick,
  ticksOf,
} from '../exam-attempts.ts';
import { countedIn } from '../exam-problems.ts';
import { plansOf } from '../questions/plans-of.ts';
import { graceMs } from '../rules/exam/exam.ts';
import { examTitle } from '../rules/exam/exam-kinds.ts';
import type { ExamPlan } from '../rules/exam/exam-plan.ts';
import { grade } from '../rules/exam/grade.ts';
import type { UnitDecision } from '../rules/result.ts';
import { type Act, aboutPurchase } from '../time/act.ts';
import { notify } from './notify.ts';

const criterionMs = 15_000;

const running: Sorting<ExamAttemptRow> = {
  group: ({ closed, receipt }) => (closed === null && receipt === null ? 'running' : null),
  compare: (a, b) => (a.id < b.id ? -1 : 1),
};

interface Running {
  readonly attempt: Readonly<ExamAttemptRow>;
  readonly plan: ExamPlan;
  readonly transaction: Readonly<TransactionRow>;
  readonly scheme: Readonly<SchemeRow>;
}

const watchingActs = (backend: Backend, { attempt, plan, transaction }: Running): Act[] => {
  if (plan.kind !== 'observation') return [];
  const ticks = ticksOf(backend, attempt.id);
  const criteria = plan.units.flatMap(({ elements }) => elements.flatMap((element) => element.criteria));
  const next = criteria.findIndex(({ id }) => !ticks.has(id));
  const criterion = criteria[next];
  if (!criterion) return [];
  const at = Date.parse(attempt.started_at) + (next + 1) * criterionMs;
  const title = `Asesor menilai satu kriteria observasi: ${aboutPurchase(backend, transaction.id)}`;
  const happen = () => {
    tick(backend, attempt.id, criterion.id, true);
    tellOfExams(backend, transaction);
  };
  return [{ id: `${attempt.id}:${criterion.id}`, at, title, happen }];
};

/** When an exam's time is over, notifies the candidate. If robots are on, first submits an exam that the candidate may no longer submit. */
const endingActs = (backend: Backend, { attempt, plan, transaction, scheme }: Running): Act[] => {
  const { robots, done_until: done } = settingsOf(backend.db);
  const seals = robots.on && !plan.submitAllowed;
  // one second after the grace period, because an answer may arrive in its last second
  const at = endOf(backend, attempt, plan) + graceMs + 1_000;
  if (!seals && at <= done) return []; // the candidate was already notified
  const called = `${examTitle(plan)} ${scheme.title}`;
  const tell = (information: string) =>
    notify(backend, { candidate_id: transaction.candidate_id, type: 'assessment', trxid: transaction.id, information });
  const happen = () => {
    if (!seals) return tell(`Waktu ${called} habis. Yang sudah kami terima tetap tersimpan.`);
    seal(backend, attempt, plan, true);
    tell(`Waktu ${called} habis. Jawaban yang sudah kami terima dikirim kepada asesor.`);
    afterSubmission(backend, transaction, scheme);
  };
  const closes = `Pengiriman jawaban ditutup (${graceMs / 60_000} menit setelah waktu habis)`;
  return [{ id: `${attempt.id}:end`, at, title: `${closes}: ${aboutPurchase(backend, transaction.id)}`, happen }];
};

const actsOf = (backend: Backend, attempt: Readonly<ExamAttemptRow>): Act[] => {
  const transaction = backend.db.transactions.get(attempt.trx_id);
  const scheme = assessedScheme(backend, transaction);
  const plan = scheme && plansOf(scheme).find(({ id }) => id === attempt.question_id);
  if (!transaction || !scheme || !plan) return [];
  const exam = { attempt, plan, transaction, scheme };
  const watched = settingsOf(backend.db).robots.on ? watchingActs(backend, exam) : [];
  return [...watched, ...endingActs(backend, exam)];
};

export const examActs = (backend: Backend): readonly Act[] =>
  backend.db.examSittings.sorted(running, 'running').flatMap((attempt) => actsOf(backend, attempt));

/** The exams' verdict per unit; null when no exam was started in the portal, such as for a paper assessment. */
export const gradeExams = (backend: Backend, trxId: string): readonly UnitDecision[] | null => {
  const { db } = backend;
  const scheme = assessedScheme(backend, db.transactions.get(trxId));
  const attempts = attemptsOf(backend, trxId);
  if (!scheme || attempts.length === 0) return null;
  const taken = plansOf(scheme).map((plan) => {
    const id = attemptId(trxId, plan);
    const started = attempts.some((attempt) => attempt.id === id);
    return {
      plan: countedIn(backend, trxId, plan),
      started,
      answers: answersOf(backend, id),
      ticks: ticksOf(backend, id),
    };
  });
  return grade(
    taken,
    scheme.units.map(({ code }) => code),
  );
};
