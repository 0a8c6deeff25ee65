import type { RoomReportExam, RoomReportTrainee } from '../../src/application/ports/simulation/room-control.ts';
import { assessedScheme } from '../assessed-units.ts';
import type { Backend } from '../backend.ts';
import type { CandidateRow, SchemeRow, TransactionRow } from '../database/rows.ts';
import { answersOf, attemptId, attemptsOf, endOf, ticksOf } from '../exam-attempts.ts';
import { countedIn } from '../exam-problems.ts';
import { plansOf } from '../questions/plans-of.ts';
import { examTitle } from '../rules/exam/exam-kinds.ts';
import type { ExamPlan } from '../rules/exam/exam-plan.ts';
import { isRight, type TakenExam } from '../rules/exam/grade.ts';
import { MINUTE } from '../wib-time.ts';
import { currentOf, stepOf } from './room-view.ts';
import { traineesOf } from './trainees.ts';

const isAnswered = ({ answers }: TakenExam, id: string): boolean => {
  const answer = answers.get(id);
  return answer?.file != null || (answer?.current?.value ?? '').trim() !== '';
};

const weakUnits = (taken: TakenExam, { units }: SchemeRow): RoomReportExam['weakUnits'] =>
  [...new Set(taken.plan.questions.map(({ unit }) => unit))]
    .map((code) => {
      const asked = taken.plan.questions.filter(({ unit }) => unit === code);
      const title = units.find((unit) => unit.code === code)?.title ?? '';
      return { code, title, asked: asked.length, right: asked.filter((question) => isRight(taken, question)).length };
    })
    .filter(({ asked, right }) => right < asked / 2);

const examOf = (backend: Backend, trxId: string, scheme: SchemeRow, plan: ExamPlan): RoomReportExam => {
  const attempt = attemptsOf(backend, trxId).find(({ id }) => id === attemptId(trxId, plan));
  const exam = { title: examTitle(plan), minutes: plan.minutes, asked: plan.questions.length };
  if (!attempt)
    return { ...exam, state: 'waiting', startedAt: null, minutesUsed: 0, answered: 0, right: 0, weakUnits: [] };
  const taken = {
    plan,
    started: true,
    answers: answersOf(backend, attempt.id),
    ticks: ticksOf(backend, attempt.id),
  } satisfies TakenExam;
  const [now, until] = [backend.clock.now().getTime(), endOf(backend, attempt, plan)];
  const end = attempt.receipt ? Date.parse(attempt.receipt.submitted_at) : Math.min(now, until);
  const open = until > now ? 'running' : 'over';
  return {
    ...exam,
    state: attempt.receipt ? 'submitted' : open,
    startedAt: attempt.started_at,
    minutesUsed: Math.round((end - Date.parse(attempt.started_at)) / MINUTE),
    minutes: plan.minutes + attempt.extra_time,
    answered: plan.questions.filter(({ id }) => isAnswered(taken, id)).length,
    right: plan.questions.filter((question) => isRight(taken, question)).length,
    weakUnits: attempt.receipt ? weakUnits(taken, scheme) : [],
  };
};

const outcomeOf = ({ db }: Backend, { id }: TransactionRow): Pick<RoomReportTrainee, 'result' | 'feedback'> => {
  const result = db.results.get(id);
  const feedback = db.feedbacks.get(id);
  const said = Object.values(feedback?.components ?? {});
  return {
    result: result
      ? {
          competent: result.competent,
          units: result.units.length,
          competentUnits: result.units.filter(({ competent }) => competent).length,
          note: result.note ?? '',
        }
      : null,
    feedback: feedback
      ? { yes: said.filter(({ yes }) => yes).length, asked: said.length, notes: feedback.notes }
      : null,
  };
};

const traineeOf = (backend: Backend, { id, email, fullname }: CandidateRow): RoomReportTrainee => {
  const purchase = currentOf(backend, id);
  const { step } = stepOf(backend, purchase);
  const scheme = assessedScheme(backend, purchase);
  if (!purchase || !scheme) return { email, fullname, step, exams: [], result: null, feedback: null };
  const exams = plansOf(scheme).map((plan) =>
    examOf(backend, purchase.id, scheme, countedIn(backend, purchase.id, plan)),
  );
  return { email, fullname, step, exams, ...outcomeOf(backend, purchase) };
};

export const classReport = (backend: Backend): readonly RoomReportTrainee[] =>
  traineesOf(backend).map((candidate) => traineeOf(backend, candidate));
