import type { ExamAttempt } from './attempt-state.ts';
import type { ExamContent } from './question.ts';

/** The paper of an attempt with the answers that the server is known to have by now. */
export const paperNow = ({ content, records }: Pick<ExamAttempt, 'content' | 'records'>): ExamContent => ({
  ...content,
  answers: [...records].map(([questionId, { entry }]) => ({
    questionId,
    current: entry.server,
    others: entry.others,
    file: entry.file,
  })),
});
