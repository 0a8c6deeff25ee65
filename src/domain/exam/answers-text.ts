/**
 * The text hashed (SHA-256) into a submission's digest: per question, in order, the id, a tab and the value as JSON (empty when
 * unanswered; the file id of an upload task).
 */
export const answersText = (
  questionIds: readonly string[],
  answerOf: (questionId: string) => string | undefined,
): string => questionIds.map((id) => `${id}\t${JSON.stringify(answerOf(id) ?? '')}`).join('\n');
