/**
 * The text behind a submission's digest: one line per question with id, tab and value as JSON (`""` if empty; the file id of an upload).
 */
export const answersText = (
  questionIds: readonly string[],
  answerOf: (questionId: string) => string | undefined,
): string => questionIds.map((id) => `${id}\t${JSON.stringify(answerOf(id) ?? '')}`).join('\n');
