import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import type { AnswerView } from '../../../domain/exam/answer-record.ts';
import type { AnswerSource } from './answer-source.ts';

const nothing: AnswerView = { value: '', doubtful: false, phase: 'empty', refusal: null, others: [] };

export const attemptSource = (attempt: RunningAttempt): AnswerSource => {
  const read = (questionId: string) => attempt.state.value.answers.get(questionId) ?? nothing;
  const listeners = new Map<string, Set<() => void>>();
  let listening = 0;
  let stop = () => {};
  const start = () => {
    let { answers } = attempt.state.value;
    const subscription = attempt.state.subscribe(({ answers: now }) => {
      if (now === answers) return;
      const before = answers;
      answers = now;
      for (const [questionId, changed] of listeners) {
        if (now.get(questionId) !== before.get(questionId)) for (const tell of changed) tell();
      }
    });
    stop = () => subscription.unsubscribe();
  };
  return {
    read,
    subscribe: (questionId, changed) => {
      const own = listeners.get(questionId) ?? new Set();
      listeners.set(questionId, own.add(changed));
      listening += 1;
      if (listening === 1) start();
      return () => {
        if (!own.delete(changed)) return;
        listening -= 1;
        if (listening === 0) stop();
      };
    },
    answer: (questionId, value) => void attempt.answer(questionId, value),
    doubt: (questionId, doubtful) => void attempt.doubt(questionId, doubtful),
  };
};
