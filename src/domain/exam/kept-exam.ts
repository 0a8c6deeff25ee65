import type { Candidate } from '../account/candidate.ts';
import type { Exams } from './exam.ts';
import type { ExamContent } from './question.ts';

export interface KeptExam {
  readonly candidate: Candidate;
  readonly all: Exams;
  readonly content: ExamContent;
  /** The index of the question that was shown last. */
  readonly place: number;
}
