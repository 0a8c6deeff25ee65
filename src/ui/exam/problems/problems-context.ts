import { createContext } from 'react';
import type { Exam } from '../../../domain/exam/exam.ts';
import type { Question } from '../../../domain/exam/question.ts';
import type { ProblemKind, ShownProblem } from '../../../domain/exam/question-problem.ts';

export interface Problems {
  readonly exam: Exam;
  readonly list: readonly ShownProblem[];
  readonly report: (question: Question, problem: { readonly kind: ProblemKind; readonly message: string }) => void;
}

/** Null where nothing can be reported, such as in the rehearsal. */
export const ProblemsContext = createContext<Problems | null>(null);
