import type { AnswerToSave } from './question.ts';

/** More would make one lost call cost too much. */
const largest = 50;
/** In characters: a long text goes alone. */
const largestText = 100_000;

const fitting = (answers: readonly AnswerToSave[]): readonly AnswerToSave[] => {
  let length = 0;
  const end = answers.findIndex(({ value }, index) => {
    length += value.length;
    return index > 0 && (index >= largest || length > largestText);
  });
  return end === -1 ? answers : answers.slice(0, end);
};

/** Decides what goes together in a call: one answer that the server cannot take must not hold up the others. */
export const batches = () => {
  /** Each goes alone, until it is known which one it was. */
  let alone = false;
  /** Questions whose answers failed when they went alone: they wait until the others are through, the longest waiting first. */
  const suspects = new Set<string>();
  return {
    next: (unsent: readonly AnswerToSave[]): readonly AnswerToSave[] => {
      const others = unsent.filter(({ questionId }) => !suspects.has(questionId));
      if (others.length > 0) return alone ? others.slice(0, 1) : fitting(others);
      const [longest] = [...suspects].filter((id) => unsent.some(({ questionId }) => questionId === id));
      return unsent.filter(({ questionId }) => questionId === longest).slice(0, 1);
    },
    succeeded: (sent: readonly AnswerToSave[]): void => {
      for (const { questionId } of sent) suspects.delete(questionId);
      alone = false;
    },
    /** The server had a reply, but not for this. */
    failed: (sent: readonly AnswerToSave[]): void => {
      if (sent.length > 1) {
        alone = true;
        return;
      }
      for (const { questionId } of sent) {
        suspects.delete(questionId);
        suspects.add(questionId); // to the end
      }
    },
  };
};
