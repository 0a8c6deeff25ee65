import { useCallback, useSyncExternalStore } from 'react';
import type { AnswerView } from '../../../domain/exam/answer-record.ts';

export interface AnswerSource {
  subscribe(questionId: string, changed: () => void): () => void;
  /** Returns the same object until the answer changes. */
  read(questionId: string): AnswerView;
  answer(questionId: string, value: string): void;
  doubt(questionId: string, doubtful: boolean): void;
}

export function useAnswer(source: AnswerSource, questionId: string): AnswerView {
  const subscribe = useCallback((changed: () => void) => source.subscribe(questionId, changed), [source, questionId]);
  return useSyncExternalStore(subscribe, () => source.read(questionId));
}
