import type { AnswerPhase, AnswerView } from '../../../domain/exam/answer-record.ts';
import type { AnswerSource } from '../attempt/answer-source.ts';

const nothing: AnswerView = { value: '', doubtful: false, phase: 'empty', refusal: null, others: [] };

/** Milliseconds from the answer until each phase is shown. */
const shownPhases: readonly (readonly [number, AnswerPhase])[] = [
  [400, 'kept'],
  [1_600, 'sent'],
];

export const practiceAnswers = (): AnswerSource => {
  const views = new Map<string, AnswerView>();
  const listeners = new Map<string, Set<() => void>>();
  const timers = new Map<string, ReturnType<typeof setTimeout>[]>();

  const read = (id: string) => views.get(id) ?? nothing;
  const put = (id: string, change: Partial<AnswerView>) => {
    views.set(id, { ...read(id), ...change });
    for (const changed of listeners.get(id) ?? []) changed();
  };
  const change = (id: string, changed: Partial<AnswerView>) => {
    put(id, { ...changed, phase: 'saving' });
    for (const timer of timers.get(id) ?? []) clearTimeout(timer);
    timers.set(
      id,
      shownPhases.map(([after, phase]) => setTimeout(() => put(id, { phase }), after)),
    );
  };
  return {
    read,
    subscribe: (id, changed) => {
      const own = listeners.get(id) ?? new Set();
      listeners.set(id, own.add(changed));
      return () => own.delete(changed);
    },
    answer: (id, value) => change(id, { value }),
    doubt: (id, doubtful) => change(id, { doubtful }),
  };
};
