import type { AnswerToSave } from './question.ts';

/**
 * Maximum answers, and maximum characters of all their texts, in one save, so that a lost call costs little. A longer text is sent alone.
 */
const largest = 50;
const largestText = 100_000;

const fitting = (answers: readonly AnswerToSave[]): readonly AnswerToSave[] => {
  let length = 0;
  const end = answers.findIndex(({ value }, index) => {
    length += value.length;
    return index > 0 && (index >= largest || length > largestText);
  });
  return end === -1 ? answers : answers.slice(0, end);
};

/** Groups answers into calls, so that one answer that the server cannot accept does not block the others. */
export const batches = () => {
  let alone = false;
  /** Questions that failed when sent alone. They are sent after all others, the earliest failure first. */
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
    failed: (sent: readonly AnswerToSave[]): void => {
      if (sent.length > 1) {
        alone = true;
        return;
      }
      for (const { questionId } of sent) {
        suspects.delete(questionId);
        suspects.add(questionId);
      }
    },
  };
};
