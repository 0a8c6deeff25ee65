import type { SchemeSeed } from '../../database/seed/schemes.ts';
import type { EssaySeed, ObservationSeed, QuestionBank } from '../../questions/bank.ts';
import { type ExamKind, examKinds, type WrittenType } from './exam-kinds.ts';

export interface PlannedQuestion {
  readonly id: string;
  readonly no: number;
  readonly kind: 'choice' | 'essay' | 'upload';
  readonly unit: string;
  readonly html: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly key: string | null;
  readonly keywords: readonly string[];
  /** A good answer to an essay question; null for other questions. */
  readonly answer: string | null;
  /** Maximum number of characters (code points). */
  readonly maxLength: number | null;
  readonly maxKb: number | null;
}

interface Criterion {
  readonly id: string;
  readonly text: string;
  readonly benchmark: string;
}

interface PlannedUnit {
  readonly code: string;
  readonly title: string;
  readonly elements: readonly {
    readonly id: string;
    readonly title: string;
    readonly criteria: readonly Criterion[];
  }[];
}

export interface ExamPlan {
  readonly id: string;
  readonly kind: ExamKind;
  readonly type: WrittenType | null;
  readonly minutes: number;
  readonly submitAllowed: boolean;
  readonly questions: readonly PlannedQuestion[];
  readonly instructions: string | null;
  readonly scenario: string | null;
  readonly steps: readonly { readonly no: number; readonly title: string; readonly instruction: string }[];
  readonly units: readonly PlannedUnit[];
}

const mostChoices = 30;
const mostStatements = 20;
const longestEssay = 10_000;
const largestUploadKb = 10_000;
const letters = ['A', 'B', 'C', 'D', 'E'];

/**
 * In this scheme, only the assessor can submit a true/false exam after its time is over. Demonstration exams have this rule in every
 * scheme.
 */
const strictStatements = 'SKM-01';

type Draft = Pick<PlannedQuestion, 'kind' | 'unit' | 'html'> & Partial<PlannedQuestion>;

const numbered = (examId: string, drafts: readonly Draft[]): PlannedQuestion[] =>
  drafts.map((draft, index) => ({
    options: [],
    key: null,
    keywords: [],
    answer: null,
    maxLength: null,
    maxKb: null,
    ...draft,
    id: `${examId}-${index + 1}`,
    no: index + 1,
  }));

const blank = { type: null, submitAllowed: true, instructions: null, scenario: null, steps: [], units: [] } as const;

const choices = (scheme: SchemeSeed, bank: QuestionBank): ExamPlan => {
  const id = `${scheme.id}-written-pilihan-ganda`;
  const asked = scheme.unlisted ? bank.choices : bank.choices.slice(0, mostChoices); // performance schemes use all questions
  const questions = asked.map(({ unit, html, options, key }): Draft => {
    const listed = options.map((text, index) => ({ value: letters[index] ?? '', text }));
    return { kind: 'choice', unit, html, options: listed, key };
  });
  const instructions = '<p>Pilih <strong>satu</strong> jawaban yang paling tepat untuk setiap soal.</p>';
  return {
    ...blank,
    id,
    kind: 'written',
    type: 'pilihan-ganda',
    minutes: 60,
    instructions,
    questions: numbered(id, questions),
  };
};

const statements = (scheme: SchemeSeed, bank: QuestionBank): ExamPlan[] => {
  const id = `${scheme.id}-written-benar-salah`;
  const options = [
    { value: 'benar', text: 'Benar' },
    { value: 'salah', text: 'Salah' },
  ];
  const asked = bank.statements.slice(0, mostStatements);
  if (asked.length === 0) return [];
  const questions = numbered(
    id,
    asked.map(({ unit, html, key }): Draft => ({ kind: 'choice', unit, html, options, key })),
  );
  const instructions = '<p>Tentukan apakah setiap pernyataan benar atau salah.</p>';
  const submitAllowed = scheme.id !== strictStatements;
  return [{ ...blank, id, kind: 'written', type: 'benar-salah', minutes: 20, submitAllowed, instructions, questions }];
};

const essays = (scheme: SchemeSeed, seeds: readonly EssaySeed[]): ExamPlan => {
  const id = `${scheme.id}-essay`;
  const questions = seeds.map((seed): Draft => ({ kind: 'essay', ...seed, maxLength: longestEssay }));
  const instructions = '<p>Jawab dengan kalimat sendiri; sebutkan contoh dari pengalaman kerja Anda.</p>';
  return { ...blank, id, kind: 'essay', minutes: 60, instructions, questions: numbered(id, questions) };
};

const observedUnits = (scheme: SchemeSeed, { units }: ObservationSeed): PlannedUnit[] =>
  units.map(({ code, elements }) => ({
    code,
    title: scheme.units.find((unit) => unit.code === code)?.title ?? code,
    elements: elements.map((element, index) => ({
      id: `${code}.${index + 1}`,
      title: element.title,
      criteria: element.criteria.map((criterion, at) => ({ id: `${code}.${index + 1}.${at + 1}`, ...criterion })),
    })),
  }));

const observation = (scheme: SchemeSeed, { observation: seed }: QuestionBank): ExamPlan => {
  const id = `${scheme.id}-observation`;
  const questions = seed.questions.map(({ unit, html }): Draft => ({ kind: 'essay', unit, html }));
  return {
    ...blank,
    id,
    kind: 'observation',
    minutes: 90,
    instructions: '<p>Kerjakan tugas di bawah ini; asesor mencentang kriteria sambil mengamati.</p>',
    scenario: seed.task,
    units: observedUnits(scheme, seed),
    questions: numbered(id, questions),
  };
};

const demonstration = (scheme: SchemeSeed, { demonstration: seed }: QuestionBank): ExamPlan => {
  const id = `${scheme.id}-demonstration`;
  const tasks = seed.tasks.map(({ unit, html }): Draft => ({ kind: 'upload', unit, html, maxKb: largestUploadKb }));
  return {
    ...blank,
    id,
    kind: 'demonstration',
    minutes: 120,
    submitAllowed: false,
    instructions: seed.instructions,
    scenario: seed.scenario,
    steps: seed.steps.map((step, index) => ({ no: index + 1, ...step })),
    questions: numbered(id, tasks),
  };
};

const byMethod: Readonly<Record<string, (scheme: SchemeSeed, bank: QuestionBank) => readonly ExamPlan[]>> = {
  'Pertanyaan tertulis': (scheme, bank) => [choices(scheme, bank), ...statements(scheme, bank)],
  Esai: (scheme, bank) => [essays(scheme, bank.essays)],
  'Observasi praktik': (scheme, bank) => [observation(scheme, bank)],
  Demonstrasi: (scheme, bank) => [demonstration(scheme, bank)],
};

export const examPlans = (scheme: SchemeSeed, bank: QuestionBank): readonly ExamPlan[] => {
  const plans = Object.entries(byMethod).flatMap(([method, make]) =>
    scheme.methods.includes(method) ? make(scheme, bank) : [],
  );
  const asking = plans.filter(({ questions, units }) => questions.length > 0 || units.length > 0);
  return asking.length > 0 ? asking : [observation(scheme, bank)];
};

export const isAbout = ({ kind, units, questions }: ExamPlan, code: string): boolean =>
  examKinds[kind].enough === null
    ? units.some((unit) => unit.code === code)
    : questions.some(({ unit }) => unit === code);

/** The kinds of the exams about a unit, in the order of the verdicts. */
export const kindsAbout = (plans: readonly ExamPlan[], code: string): readonly ExamKind[] =>
  (Object.keys(examKinds) as ExamKind[]).filter((kind) =>
    plans.some((plan) => plan.kind === kind && isAbout(plan, code)),
  );
