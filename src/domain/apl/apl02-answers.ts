import type { Apl02Unit, ElementAnswer } from './apl02.ts';

export type Answers = Readonly<Record<string, ElementAnswer>>;

export const longestEvidence = 1000;

export const noAnswer: ElementAnswer = { competent: null, evidence: '', fileIds: [] };

export const answerOf = (answers: Answers, elementId: string): ElementAnswer =>
  (Object.hasOwn(answers, elementId) ? answers[elementId] : undefined) ?? noAnswer;

/** Counts code points, not UTF-16 units. */
export const characters = (text: string): number => [...text].length;

export const hasEvidence = ({ evidence, fileIds }: ElementAnswer): boolean =>
  evidence.trim() !== '' || fileIds.length > 0;

export type ElementGap = 'answer' | 'evidence' | 'tooLong';

export const elementGap = (answer: ElementAnswer): ElementGap | null => {
  if (characters(answer.evidence.trim()) > longestEvidence) return 'tooLong';
  if (answer.competent === null) return 'answer';
  return answer.competent && !hasEvidence(answer) ? 'evidence' : null;
};

export const elementIds = (units: readonly Apl02Unit[]): readonly string[] =>
  units.flatMap(({ elements }) => elements.map(({ id }) => id));

const inOrder = (ids: readonly string[]): string => JSON.stringify([...new Set(ids)].sort());

/** Equality of two answers, ignoring the order of files. */
export const sameAnswer = (a: ElementAnswer, b: ElementAnswer): boolean =>
  a.competent === b.competent && a.evidence.trim() === b.evidence.trim() && inOrder(a.fileIds) === inOrder(b.fileIds);

/** The answers as sent: only elements of the form, trimmed texts, existing files without duplicates. */
export const tidiedAnswers = (units: readonly Apl02Unit[], answers: Answers, fileIds: ReadonlySet<string>): Answers =>
  Object.fromEntries(
    elementIds(units).map((id) => {
      const { competent, evidence, fileIds: named } = answerOf(answers, id);
      return [
        id,
        { competent, evidence: evidence.trim(), fileIds: [...new Set(named)].filter((each) => fileIds.has(each)) },
      ];
    }),
  );
