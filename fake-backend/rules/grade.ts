import type { ExamAnswerRow } from '../database/exam-rows.ts';
import type { AssessedBy } from '../database/form-rows.ts';
import type { ExamPlan, PlannedQuestion } from './exam-plan.ts';
import type { UnitDecision } from './result.ts';

/** An exam that was submitted. */
export interface TakenExam {
  readonly plan: ExamPlan;
  readonly answers: ReadonlyMap<string, Pick<ExamAnswerRow, 'current' | 'file'>>;
  /** What the assessor has judged, by criterion. */
  readonly ticks: ReadonlyMap<string, boolean>;
}

/** The part of a unit's questions that has to be right. */
const enough = 0.6;
const shortestEssay = 60;
/** An essay has to use one of so many keywords. */
const keywordShare = 3;

const isGoodEssay = (text: string, keywords: readonly string[]): boolean => {
  const said = text.toLowerCase();
  const used = keywords.filter((keyword) => said.includes(keyword.toLowerCase())).length;
  return text.trim().length >= shortestEssay && used >= Math.ceil(keywords.length / keywordShare);
};

const isRight = ({ plan, answers }: TakenExam, question: PlannedQuestion): boolean => {
  const answer = answers.get(question.id);
  if (question.kind === 'upload') return answer?.file != null;
  const value = answer?.current?.value ?? '';
  if (question.kind === 'choice') return value === question.key;
  // the questions beside an observation are talked over with the assessor
  return plan.kind === 'observation' || isGoodEssay(value, question.keywords);
};

const shareOf = (method: AssessedBy): number => (method === 'demonstration' ? 1 : enough);

/** What the assessor did not see fails nobody: it is asked for afterwards. */
const isObserved = (exams: readonly TakenExam[], code: string): boolean =>
  !exams.some(({ plan, ticks }) =>
    plan.units
      .filter((unit) => unit.code === code)
      .some(({ elements }) => elements.some(({ criteria }) => criteria.some(({ id }) => ticks.get(id) === false))),
  );

/** Whether a unit is competent by the exams of one kind; null when they ask nothing of it. */
const verdict = (exams: readonly TakenExam[], method: AssessedBy, code: string): boolean | null => {
  if (method === 'observation') {
    const watched = exams.some(({ plan }) => plan.units.some((unit) => unit.code === code));
    return watched ? isObserved(exams, code) : null;
  }
  const judged = exams.flatMap((exam) =>
    exam.plan.questions.filter(({ unit }) => unit === code).map((question) => isRight(exam, question)),
  );
  if (judged.length === 0) return null;
  return judged.filter(Boolean).length >= judged.length * shareOf(method);
};

const methods = ['written', 'essay', 'observation', 'demonstration'] as const;

const notes: Readonly<Record<(typeof methods)[number], string>> = {
  written: 'jawaban ujian tertulis belum cukup benar',
  essay: 'jawaban esai belum lengkap',
  observation: 'ada kriteria observasi yang belum terpenuhi',
  demonstration: 'hasil tugas praktik belum diunggah',
};

/** What the exams say of each unit: competent is what is so by every method that asked for it. */
export const grade = (exams: readonly TakenExam[], units: readonly string[]): UnitDecision[] =>
  units.map((code) => {
    const verdicts = methods.flatMap((method) => {
      const taken = exams.filter(({ plan }) => plan.kind === method);
      const competent = verdict(taken, method, code);
      return competent === null ? [] : [{ method, competent }];
    });
    const lacking = verdicts.filter(({ competent }) => !competent);
    const reasons = lacking.map(({ method }) => notes[method]).join('; ');
    return {
      code,
      competent: lacking.length === 0,
      note: reasons === '' ? null : `Belum kompeten: ${reasons}.`,
      methods: verdicts,
    };
  });
