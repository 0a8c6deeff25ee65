import type { Apl02Unit } from './apl02.ts';
import { type Answers, answerOf, elementIds } from './apl02-answers.ts';

/** The elements that a file proves, in the order of the form. */
export const usesOf = (units: readonly Apl02Unit[], answers: Answers, fileId: string): readonly string[] =>
  elementIds(units).filter((id) => answerOf(answers, id).fileIds.includes(fileId));

/** The files that no element uses: they are not sent. */
export const unusedFiles = (
  units: readonly Apl02Unit[],
  answers: Answers,
  fileIds: readonly string[],
): readonly string[] => {
  const used = new Set(elementIds(units).flatMap((id) => answerOf(answers, id).fileIds));
  return fileIds.filter((id) => !used.has(id));
};

/** The answers without this file. */
export const withoutFile = (answers: Answers, fileId: string): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [
      id,
      answer.fileIds.includes(fileId)
        ? { ...answer, fileIds: answer.fileIds.filter((each) => each !== fileId) }
        : answer,
    ]),
  );
