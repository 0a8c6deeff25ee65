import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { HelpsState, OpenHelps } from '../../../application/exam/helps/exam-helps.ts';
import { noHelps, type QuestionHelps, usualSettings } from '../../../domain/exam/exam-helps.ts';

export interface ShownHelps {
  readonly helps: OpenHelps;
  readonly say: (text: string) => void;
}

/** Null outside an exam with questions, and until the helps are there. */
export const ExamHelpsContext = createContext<ShownHelps | null>(null);

const usual: HelpsState = { settings: usualSettings, questions: new Map(), granted: [] };

export const useHelps = <Part>(partOf: (state: HelpsState) => Part): Part => {
  const state = use(ExamHelpsContext)?.helps.state;
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = state?.subscribe(changed);
      return () => subscription?.unsubscribe();
    },
    [state],
  );
  return useSyncExternalStore(subscribe, () => partOf(state?.value ?? usual));
};

export const useQuestionHelps = (questionId: string): QuestionHelps =>
  useHelps(({ questions }) => questions.get(questionId) ?? noHelps);
