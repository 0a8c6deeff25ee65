import type { Apl02, ElementAnswer } from '../../../domain/apl/apl02.ts';
import type { Answers } from '../../../domain/apl/apl02-answers.ts';

/** Draft values; without the signature, which is never stored. */
export interface Apl02Kept {
  readonly answers: Answers;
  readonly removedFiles: readonly string[];
}

export const sentBefore = ({ answers }: Apl02): Apl02Kept => ({ answers, removedFiles: [] });

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const readAnswer = (value: unknown): ElementAnswer | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { competent, evidence, fileIds } = value as Record<string, unknown>;
  if (typeof competent !== 'boolean' && competent !== null) return null;
  return typeof evidence === 'string' && isTexts(fileIds) ? { competent, evidence, fileIds } : null;
};

export const readKept = (stored: unknown): Apl02Kept | null => {
  if (typeof stored !== 'object' || stored === null) return null;
  const { answers, removedFiles } = stored as Record<string, unknown>;
  if (typeof answers !== 'object' || answers === null) return null;
  const read = Object.entries(answers).flatMap(([id, value]) => {
    const answer = readAnswer(value);
    return answer ? [[id, answer] as const] : [];
  });
  return {
    answers: Object.fromEntries(read),
    removedFiles: isTexts(removedFiles) ? removedFiles : [],
  };
};
