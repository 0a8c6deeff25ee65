import { useCallback, useSyncExternalStore } from 'react';
import type { AnswerView } from '../../../domain/exam/answer-record.ts';

/** Where the question components read and give answers: an attempt, or the local state of the rehearsal. */
export interface AnswerSource {
  /** Calls `changed` after each change of that one answer, and of no other. Returns what ends it. */
  subscribe(questionId: string, changed: () => void): () => void;
  /** The answer as it is now: the same object until it changes. */
  read(questionId: string): AnswerView;
  answer(questionId: string, value: string): void;
  doubt(questionId: string, doubtful: boolean): void;
}

/** One answer, rendered again only when it changes itself. */
export function useAnswer(source: AnswerSource, questionId: string): AnswerView {
  const subscribe = useCallback((changed: () => void) => source.subscribe(questionId, changed), [source, questionId]);
  return useSyncExternalStore(subscribe, () => source.read(questionId));
}
