import type { Apl02Unit, ElementAnswer } from './apl02.ts';

/** Answers by the id of their element. */
export type Answers = Readonly<Record<string, ElementAnswer>>;

/** Characters of the evidence in words. */
export const longestEvidence = 1000;

/** What an element has before it was answered. */
export const noAnswer: ElementAnswer = { competent: null, evidence: '', fileIds: [] };

/** The answer of an element; also of one that is missing. */
export const answerOf = (answers: Answers, elementId: string): ElementAnswer =>
  (Object.hasOwn(answers, elementId) ? answers[elementId] : undefined) ?? noAnswer;

/** How many characters a text has, as its reader counts them. */
export const characters = (text: string): number => [...text].length;

/** Whether anything proves the answer. */
export const hasEvidence = ({ evidence, fileIds }: ElementAnswer): boolean =>
  evidence.trim() !== '' || fileIds.length > 0;

/** What an element lacks before the form can be sent: K needs evidence in words or as a file. */
export type ElementGap = 'answer' | 'evidence' | 'tooLong';

/** The gap of an answer; null when it is complete. */
export const elementGap = (answer: ElementAnswer): ElementGap | null => {
  if (characters(answer.evidence.trim()) > longestEvidence) return 'tooLong';
  if (answer.competent === null) return 'answer';
  return answer.competent && !hasEvidence(answer) ? 'evidence' : null;
};

/** The ids of all elements, in the order of the form. */
export const elementIds = (units: readonly Apl02Unit[]): readonly string[] =>
  units.flatMap(({ elements }) => elements.map(({ id }) => id));

const inOrder = (ids: readonly string[]): string => JSON.stringify([...new Set(ids)].sort());

/** Whether two answers say the same; the order of files says nothing. */
export const sameAnswer = (a: ElementAnswer, b: ElementAnswer): boolean =>
  a.competent === b.competent && a.evidence.trim() === b.evidence.trim() && inOrder(a.fileIds) === inOrder(b.fileIds);

/** The answers as they are sent: of the elements of the form alone, texts trimmed, files that are there, each once. */
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
