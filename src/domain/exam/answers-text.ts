/**
 * The text whose SHA-256 is the digest of a submission: a line for each question in the paper's order, its id, a tab and the
 * value as JSON (an empty text when it has none; of an upload task the id of its file).
 */
export const answersText = (
  questionIds: readonly string[],
  answerOf: (questionId: string) => string | undefined,
): string => questionIds.map((id) => `${id}\t${JSON.stringify(answerOf(id) ?? '')}`).join('\n');
