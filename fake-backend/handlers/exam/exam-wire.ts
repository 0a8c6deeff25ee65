import type { OwnAssessment } from '../../assessment-call.ts';
import type { Backend } from '../../backend.ts';
import type { ExamAnswerRow, ExamAttemptRow } from '../../database/exam-rows.ts';
import type { StageRow } from '../../database/rows.ts';
import { answersOf, attemptId, attemptsOf, closingOf, grantedMinutes, ticksOf } from '../../exam-attempts.ts';
import { problemsOf, problemWire } from '../../exam-problems.ts';
import type { ExamPlan, PlannedQuestion } from '../../rules/exam/exam-plan.ts';
import { stagesOf } from '../../staff/advance.ts';
import { holdOf } from '../../staff/hold-exam.ts';
import { ago } from '../../wib-time.ts';

type Status = 'locked' | 'ready' | 'running' | 'submitted' | 'assessed' | 'missed';

export const examStage = (backend: Backend, { transaction }: OwnAssessment): Readonly<StageRow> | undefined =>
  stagesOf(backend, transaction.id).find(({ name }) => name === 'exam');

/**
 * The status of an exam. Locked: the stage is not open for the candidate (not yet, or a no-show waits for the admin), or the assessor has
 * closed the exam.
 */
export const statusOf = (attempt: ExamAttemptRow | undefined, stage: Readonly<StageRow> | undefined): Status => {
  if (stage?.status === 'done') return 'assessed';
  if (attempt?.receipt || stage?.status === 'submitted') return 'submitted';
  const mine = stage?.status === 'open' && stage.waiting_for === 'candidate';
  if (!mine || typeof attempt?.closed === 'string') return 'locked';
  return attempt ? 'running' : 'ready';
};

const noteOf = (attempt: ExamAttemptRow | undefined, stage: Readonly<StageRow> | undefined): string | null => {
  if (attempt) return attempt.closed;
  if (stage?.status === 'locked')
    return stage.note ?? 'Ujian terbuka setelah asesmen mandiri (APL 02) disetujui asesor.';
  return stage?.status === 'open' ? stage.note : null;
};

/** An assessment with no exam in the portal was held on paper: none of its exams is missed. */
const isMissed = (backend: Backend, trxId: string, plan: ExamPlan, status: Status): boolean => {
  const attempts = attemptsOf(backend, trxId);
  const over = status === 'submitted' || status === 'assessed';
  return over && attempts.length > 0 && !attempts.some(({ question_id: id }) => id === plan.id);
};

const closesAt = (backend: Backend, trxId: string, attempt: ExamAttemptRow | undefined): string | null => {
  const closing = closingOf(backend, trxId, attempt);
  return closing === null ? null : ago(new Date(closing), 0);
};

export const examWire = (backend: Backend, own: OwnAssessment, plan: ExamPlan) => {
  const attempt = backend.db.examSittings.get(attemptId(own.transaction.id, plan));
  const stage = examStage(backend, own);
  const status = statusOf(attempt, stage);
  const hold = status === 'ready' ? holdOf(stage, plan.id) : undefined;
  const shown = hold?.held ? 'locked' : status;
  return {
    question_id: plan.id,
    kind: plan.kind,
    type: plan.type,
    status: isMissed(backend, own.transaction.id, plan, status) ? 'missed' : shown,
    question_count: plan.questions.length,
    time: plan.minutes,
    extra_time: attempt?.extra_time ?? grantedMinutes(backend, own.transaction.id),
    started_at: attempt?.started_at ?? null,
    submit_allowed: plan.submitAllowed,
    note: noteOf(attempt, stage),
    receipt: attempt?.receipt ?? null,
    opens_at: status === 'ready' ? own.schedule.starts_at : null,
    closes_at:
      status === 'ready' || status === 'running' || attempt?.receipt
        ? closesAt(backend, own.transaction.id, attempt)
        : null,
    ...(hold && { awaits_release: hold.held, code_required: hold.code !== null }),
    problems: problemsOf(backend, own.transaction.id)
      .filter(({ problem }) => problem.question_id === plan.id)
      .map(problemWire),
  };
};

export const fileOf = ({ db }: Backend, answer: ExamAnswerRow | undefined) => {
  const file = db.files.get(answer?.file?.id ?? '');
  return answer?.file && file
    ? { id: file.id, name: file.name, size: file.size, uploaded_at: answer.file.uploaded_at }
    : null;
};

export const answerWire = (backend: Backend, row: ExamAnswerRow) => ({
  question_detail_id: row.question_detail_id,
  current: row.current,
  others: row.others,
  file: fileOf(backend, row),
});

const questionWire = ({ id, no, kind, html, options, maxLength, maxKb }: PlannedQuestion) => ({
  question_detail_id: id,
  no,
  kind,
  question: html,
  options,
  max_length: maxLength,
  max_kb: maxKb,
});

export const paperWire = (backend: Backend, plan: ExamPlan, attempt: ExamAttemptRow) => {
  const ticks = ticksOf(backend, attempt.id);
  const units = plan.units.map(({ code, title, elements }) => ({
    code,
    title,
    elements: elements.map((element) => ({
      ...element,
      criteria: element.criteria.map((criterion) => ({ ...criterion, competent: ticks.get(criterion.id) ?? null })),
    })),
  }));
  const { id: question_id, instructions, scenario, steps, questions } = plan;
  const answers = [...answersOf(backend, attempt.id).values()].map((row) => answerWire(backend, row));
  return {
    question_id,
    transaction_id: attempt.trx_id,
    instructions,
    scenario,
    steps,
    units,
    questions: questions.map(questionWire),
    answers,
  };
};
