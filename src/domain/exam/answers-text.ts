/** The text of a submission's SHA-256 digest: per question the id, a tab and the value as JSON (empty, or an upload's file id). */
export const answersText = (
  questionIds: readonly string[],
  answerOf: (questionId: string) => string | undefined,
): string => questionIds.map((id) => `${id}\t${JSON.stringify(answerOf(id) ?? '')}`).join('\n');
