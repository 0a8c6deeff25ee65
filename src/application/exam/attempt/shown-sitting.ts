import { BehaviorSubject } from 'rxjs';
import type { AnswerSheet } from './answer-sheet.ts';
import { openingState, type SittingState } from './sitting.ts';

/** What the candidate sees of a sitting: `show` tells what the sheet holds now, with these changes. */
export const shownSitting = (sheet: AnswerSheet) => {
  const state = new BehaviorSubject<SittingState>(openingState(sheet.views));
  /** Of one answer several versions can wait. */
  const unsent = () => new Set(sheet.unsent().map(({ questionId }) => questionId)).size;
  const show = (change: Partial<SittingState> = {}): void =>
    state.next({
      ...state.value,
      ...change,
      answers: sheet.views,
      unsent: unsent(),
      refused: sheet.refused,
    });
  return { state, show };
};
