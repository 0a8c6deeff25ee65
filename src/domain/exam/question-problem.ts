/** The kinds of problems that a candidate can report about a question. */
export const problemKinds = ['unreadable', 'picture', 'options', 'content', 'device', 'other'] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** `time`: minutes were added. `void`: the question does not count. `hint`: only words. */
export const problemDecisions = ['time', 'void', 'hint'] as const;

/** The assessor's decision. `minutes` is null unless minutes were added, `at` (an ISO instant) if the server omits it. */
export interface ProblemDecision {
  readonly kind: (typeof problemDecisions)[number];
  readonly minutes: number | null;
  readonly note: string;
  readonly at: string | null;
}

/** A report that the server has. */
export interface TakenProblem {
  readonly number: string;
  readonly questionId: string;
  readonly message: string;
  readonly at: string | null;
  readonly decision: ProblemDecision | null;
}

/** `message` is all that the assessor reads: question, kind, the candidate's words and the time left. `at` is an ISO instant. */
export interface QuestionProblem {
  readonly id: string;
  readonly trxId: string;
  readonly examId: string;
  readonly questionId: string;
  readonly kind: ProblemKind;
  readonly message: string;
  readonly at: string;
}

/** `waiting`: not on the server yet. `byHand`: the server takes no reports, so the candidate shows it to the assessor. */
export type ProblemPhase = 'waiting' | 'sent' | 'byHand';

/** `number`: the server's, null until it has the report. */
export interface KeptProblem extends QuestionProblem {
  readonly phase: ProblemPhase;
  readonly number: string | null;
}

export interface ShownProblem extends Pick<KeptProblem, 'id' | 'questionId' | 'message' | 'phase' | 'number'> {
  readonly at: string | null;
  readonly decision: ProblemDecision | null;
}

const instantOf = ({ at }: Pick<ShownProblem, 'at'>): number =>
  at === null ? Number.POSITIVE_INFINITY : Date.parse(at);

/** The reports on an exam that this device keeps and the server has, each once, the oldest first, those without a time last. */
export const problemsOf = (
  examId: string,
  kept: readonly KeptProblem[],
  taken: readonly TakenProblem[] = [],
): readonly ShownProblem[] => {
  const own = kept.filter((problem) => problem.examId === examId);
  const decided = new Map(taken.map(({ number, decision }) => [number, decision]));
  const others = taken.filter(({ number }) => !own.some((problem) => problem.number === number));
  return [
    ...own.map((problem) => ({ ...problem, decision: decided.get(problem.number ?? '') ?? null })),
    ...others.map((problem) => ({ ...problem, id: problem.number, phase: 'sent' as const })),
  ].sort((a, b) => instantOf(a) - instantOf(b));
};
