import type { Candidate } from '../account/candidate.ts';
import type { Exams } from './exam.ts';
import type { ExamContent } from './question.ts';

/** What a running exam needs to open without a network. */
export interface KeptExam {
  readonly candidate: Candidate;
  readonly all: Exams;
  /** With the answers that the server has. */
  readonly content: ExamContent;
  /** The question that was on screen, from 0. */
  readonly place: number;
}
