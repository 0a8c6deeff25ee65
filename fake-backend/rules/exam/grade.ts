import type { ExamAnswerRow } from '../../database/exam-rows.ts';
import type { UnitDecision } from '../result.ts';
import { type ExamKind, examKinds } from './exam-kinds.ts';
import { type ExamPlan, isAbout, kindsAbout, type PlannedQuestion } from './exam-plan.ts';

export interface TakenExam {
  readonly plan: ExamPlan;
  readonly started: boolean;
  readonly answers: ReadonlyMap<string, Pick<ExamAnswerRow, 'current' | 'file'>>;
  readonly ticks: ReadonlyMap<string, boolean>;
}

const shortestEssay = 60;
/** A good essay contains at least a third of the keywords. */
const keywordShare = 3;

const isGoodEssay = (text: string, keywords: readonly string[]): boolean => {
  const said = text.toLowerCase();
  const used = keywords.filter((keyword) => said.includes(keyword.toLowerCase())).length;
  return text.trim().length >= shortestEssay && used >= Math.ceil(keywords.length / keywordShare);
};

export const isRight = ({ plan, answers }: TakenExam, question: PlannedQuestion): boolean => {
  const answer = answers.get(question.id);
  if (question.kind === 'upload') return answer?.file != null;
  const value = answer?.current?.value ?? '';
  if (question.kind === 'choice') return value === question.key;
  // in an observation, any answer counts as right, because the assessor discusses it with the candidate
  return plan.kind === 'observation' || isGoodEssay(value, question.keywords);
};

/** Only criteria judged as failed count; unobserved ones are clarified later. */
const isObserved = (exams: readonly TakenExam[], code: string): boolean =>
  !exams.some(({ plan, ticks }) =>
    plan.units
      .filter((unit) => unit.code === code)
      .some(({ elements }) => elements.some(({ criteria }) => criteria.some(({ id }) => ticks.get(id) === false))),
  );

const isCompetent = (exams: readonly TakenExam[], kind: ExamKind, code: string): boolean => {
  if (exams.some(({ started }) => !started)) return false;
  const { enough } = examKinds[kind];
  if (enough === null) return isObserved(exams, code);
  const judged = exams.flatMap((exam) =>
    exam.plan.questions.filter(({ unit }) => unit === code).map((question) => isRight(exam, question)),
  );
  return judged.filter(Boolean).length >= judged.length * enough;
};

/**
 * The decision per unit: competent if every method with an exam about the unit finds it competent. An exam that was never started counts as
 * not competent.
 */
export const grade = (exams: readonly TakenExam[], units: readonly string[]): UnitDecision[] =>
  units.map((code) => {
    const plans = exams.map(({ plan }) => plan);
    const verdicts = kindsAbout(plans, code).map((method) => {
      const asking = exams.filter(({ plan }) => plan.kind === method && isAbout(plan, code));
      const note = examKinds[method][asking.every(({ started }) => started) ? 'note' : 'notTaken'];
      return { method, competent: isCompetent(asking, method, code), note };
    });
    const lacking = verdicts.filter(({ competent }) => !competent);
    return {
      code,
      competent: lacking.length === 0,
      note: lacking.length === 0 ? null : `Belum kompeten: ${lacking.map(({ note }) => note).join('; ')}.`,
      methods: verdicts.map(({ method, competent }) => ({ method, competent })),
    };
  });
