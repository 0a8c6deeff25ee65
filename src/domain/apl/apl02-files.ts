import type { Apl02Unit } from './apl02.ts';
import { type Answers, answerOf, elementIds } from './apl02-answers.ts';

export const usesOf = (units: readonly Apl02Unit[], answers: Answers, fileId: string): readonly string[] =>
  elementIds(units).filter((id) => answerOf(answers, id).fileIds.includes(fileId));

/** Files that no element uses; they are not sent. */
export const unusedFiles = (
  units: readonly Apl02Unit[],
  answers: Answers,
  fileIds: readonly string[],
): readonly string[] => {
  const used = new Set(elementIds(units).flatMap((id) => answerOf(answers, id).fileIds));
  return fileIds.filter((id) => !used.has(id));
};

export const evidenceScopes = ['element', 'unit', 'form'] as const;
export type EvidenceScope = (typeof evidenceScopes)[number];

/** The elements that a choice of evidence applies to. Other elements answered with BK (not competent) are excluded. */
export const scopedElements = (
  units: readonly Apl02Unit[],
  answers: Answers,
  elementId: string,
  scope: EvidenceScope,
): readonly string[] => {
  if (scope === 'element') return [elementId];
  const among = scope === 'form' ? units : units.filter(({ elements }) => elements.some(({ id }) => id === elementId));
  return elementIds(among).filter((id) => id === elementId || answerOf(answers, id).competent !== false);
};

export const withFiles = (
  answers: Answers,
  ids: readonly string[],
  fileIds: readonly string[],
  wanted: boolean,
): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => {
      if (!ids.includes(id)) return [id, answer];
      const others = answer.fileIds.filter((each) => !fileIds.includes(each));
      return [id, { ...answer, fileIds: wanted ? [...others, ...fileIds] : others }];
    }),
  );
