import type { Backend } from '../../backend.ts';
import type { ExamAnswerRow } from '../../database/exam-rows.ts';
import type { SchemeRow } from '../../database/rows.ts';
import { answersOf, attemptId, ticksOf } from '../../exam-attempts.ts';
import { voidQuestions } from '../../exam-problems.ts';
import { plainText } from '../../questions/html-text.ts';
import { plansOf } from '../../questions/plans-of.ts';
import { examTitle } from '../../rules/exam/exam-kinds.ts';
import type { ExamPlan, PlannedQuestion } from '../../rules/exam/exam-plan.ts';
import { isRight } from '../../rules/exam/grade.ts';
import { gradeExams } from '../exam-robots.ts';
import { filesOf, type ReadingRow, type ReadingSection, readingRow } from './reading.ts';

export interface Grading {
  readonly answered: number;
  readonly total: number;
  readonly units: readonly { readonly code: string; readonly competent: boolean; readonly note: string | null }[];
}

type Answers = ReadonlyMap<string, Readonly<ExamAnswerRow>>;

const isAnswered = (answers: Answers, { id, kind }: PlannedQuestion): boolean => {
  const answer = answers.get(id);
  return kind === 'upload' ? answer?.file != null : (answer?.current?.value ?? '').trim() !== '';
};

const optionText = ({ options }: PlannedQuestion, value: string): string => {
  const option = options.find((each) => each.value === value);
  const text = plainText(option?.text ?? value);
  return text.toLowerCase() === value ? text : `${value}. ${text}`;
};

const expectedOf = (question: PlannedQuestion): string | null => {
  if (question.key !== null) return `Kunci: ${optionText(question, question.key)}`;
  return question.keywords.length > 0 ? `Yang dicari: ${question.keywords.join(', ')}` : null;
};

const questionRow = (
  backend: Backend,
  plan: ExamPlan,
  answers: Answers,
  question: PlannedQuestion,
  isVoid: boolean,
): ReadingRow => {
  const answer = answers.get(question.id);
  const value = answer?.current?.value ?? '';
  const judged = !isVoid && isAnswered(answers, question) && question.kind !== 'upload' && plan.kind !== 'observation';
  return readingRow({
    label: `Soal ${question.no}${isVoid ? ' (dibatalkan)' : ''}`,
    html: question.html,
    text: question.kind === 'choice' && value !== '' ? optionText(question, value) : value,
    right: judged ? isRight({ plan, started: true, answers, ticks: new Map() }, question) : null,
    expected: expectedOf(question),
    files: filesOf(backend, [answer?.file?.id]),
  });
};

const examSection = (backend: Backend, trxId: string, plan: ExamPlan): ReadingSection & { answered: number } => {
  const id = attemptId(trxId, plan);
  const [answers, ticks] = [answersOf(backend, id), ticksOf(backend, id)];
  const answered = plan.questions.filter((question) => isAnswered(answers, question)).length;
  const voids = voidQuestions(backend, trxId);
  const rows = plan.questions.map((question) => questionRow(backend, plan, answers, question, voids.has(question.id)));
  const seen = plan.units.flatMap(({ elements }) =>
    elements.flatMap(({ criteria }) =>
      criteria.map((criterion): ReadingRow => {
        const competent = ticks.get(criterion.id);
        const text = competent === undefined ? '' : competent ? 'Kompeten (K)' : 'Belum kompeten (BK)';
        return readingRow({ label: criterion.text, text, right: competent ?? null, expected: criterion.benchmark });
      }),
    ),
  );
  const right = rows.filter((row) => row.right).length;
  const keyed = plan.questions.some(({ key }) => key !== null);
  const counts = [
    rows.length > 0 && `${answered} dari ${rows.length} soal dijawab`,
    keyed && `${right} benar`,
    seen.length > 0 && `${ticks.size} dari ${seen.length} kriteria diamati`,
  ].filter(Boolean);
  const started = backend.db.examSittings.get(id) !== undefined;
  const summary = started ? counts.join(', ') : 'Belum diikuti';
  const title = examTitle(plan);
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    summary,
    rows: started ? [...rows, ...seen] : [],
    answered,
  };
};

export const readExams = (
  backend: Backend,
  trxId: string,
  scheme: SchemeRow,
): { readonly sections: ReadingSection[]; readonly grading: Grading } => {
  const plans = plansOf(scheme);
  const exams = plans.map((plan) => examSection(backend, trxId, plan));
  const units = gradeExams(backend, trxId) ?? [];
  return {
    sections: exams.map(({ answered: _, ...section }) => section),
    grading: {
      answered: exams.reduce((sum, { answered }) => sum + answered, 0),
      total: plans.reduce((sum, { questions }) => sum + questions.length, 0),
      units: units.map(({ code, competent, note = null }) => ({ code, competent, note })),
    },
  };
};
