import { assessedScheme } from '../assessed-units.ts';
import type { Backend } from '../backend.ts';
import type { ExamSittingRow } from '../database/exam-rows.ts';
import type { SchemeRow, TransactionRow } from '../database/rows.ts';
import { settingsOf } from '../database/seeding.ts';
import type { Sorting } from '../database/sorted-groups.ts';
import {
  afterSubmission,
  answersOf,
  plansOf,
  seal,
  sittingId,
  sittingsOf,
  tellOfExams,
  tick,
  ticksOf,
} from '../exam-sittings.ts';
import { deadlineOf, graceMs } from '../rules/exam/exam.ts';
import type { ExamPlan } from '../rules/exam/exam-plan.ts';
import { grade } from '../rules/exam/grade.ts';
import type { UnitDecision } from '../rules/result.ts';
import { examTitle } from './exam-actions.ts';
import { notify } from './notify.ts';

/** How long the assessor watches for one criterion (ms of server time). */
const criterionMs = 15_000;

const running: Sorting<ExamSittingRow> = {
  group: ({ closed, receipt }) => (closed === null && receipt === null ? 'running' : null),
  compare: (a, b) => (a.id < b.id ? -1 : 1),
};

interface Work {
  readonly sitting: Readonly<ExamSittingRow>;
  readonly plan: ExamPlan;
  readonly transaction: Readonly<TransactionRow>;
  readonly scheme: Readonly<SchemeRow>;
  /** Criteria of an observation that were seen by now and are not judged yet. */
  readonly seen: readonly string[];
  /** The time is over, and nobody but the assessor can submit. */
  readonly over: boolean;
}

const seenBy = (backend: Backend, sitting: ExamSittingRow, { units }: ExamPlan, now: number): string[] => {
  const count = Math.max(0, Math.floor((now - Date.parse(sitting.started_at)) / criterionMs));
  const ticks = ticksOf(backend, sitting.id);
  return units
    .flatMap(({ elements }) => elements.flatMap(({ criteria }) => criteria.map(({ id }) => id)))
    .slice(0, count)
    .filter((id) => !ticks.has(id));
};

const workOn = (backend: Backend, sitting: Readonly<ExamSittingRow>): Work[] => {
  const { db, clock } = backend;
  const transaction = db.transactions.get(sitting.trx_id);
  const scheme = assessedScheme(backend, transaction);
  const plan = scheme && plansOf(scheme).find(({ id }) => id === sitting.question_id);
  if (!transaction || !scheme || !plan) return [];
  const now = clock.now().getTime();
  const seen = plan.kind === 'observation' ? seenBy(backend, sitting, plan, now) : [];
  const over = !plan.submitAllowed && now > deadlineOf(sitting, plan) + graceMs;
  return seen.length > 0 || over ? [{ sitting, plan, transaction, scheme, seen, over }] : [];
};

const due = (backend: Backend): Work[] =>
  settingsOf(backend.db).robots.on
    ? backend.db.examSittings.sorted(running, 'running').flatMap((sitting) => workOn(backend, sitting))
    : [];

/** Whether an exam that runs waits for the simulated assessor. */
export const examsWait = (backend: Backend): boolean => due(backend).length > 0;

/** Lets the simulated assessor watch observations, and submit what ran out of time. */
export const workExams = (backend: Backend): void => {
  for (const { sitting, plan, transaction, scheme, seen, over } of due(backend)) {
    for (const criterion of seen) tick(backend, sitting.id, criterion, true);
    if (over) {
      seal(backend, sitting, plan);
      const information = `Waktu ${examTitle(plan)} ${scheme.title} habis. Jawaban yang sudah kami terima dikirim kepada asesor.`;
      notify(backend, {
        candidate_id: transaction.candidate_id,
        type: 'assessment',
        trxid: transaction.id,
        information,
      });
      afterSubmission(backend, transaction, scheme);
    } else tellOfExams(backend, transaction);
  }
};

/** What the exams of a purchase say of its units; null when none was started here, such as of an assessment on paper. */
export const gradeExams = (backend: Backend, trxId: string): readonly UnitDecision[] | null => {
  const { db } = backend;
  const scheme = assessedScheme(backend, db.transactions.get(trxId));
  const sittings = sittingsOf(backend, trxId);
  if (!scheme || sittings.length === 0) return null;
  const taken = plansOf(scheme).map((plan) => {
    const id = sittingId(trxId, plan);
    const started = sittings.some((sitting) => sitting.id === id);
    return { plan, started, answers: answersOf(backend, id), ticks: ticksOf(backend, id) };
  });
  return grade(
    taken,
    scheme.units.map(({ code }) => code),
  );
};
