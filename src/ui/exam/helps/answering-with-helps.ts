import type { OpenHelps } from '../../../application/exam/helps/exam-helps.ts';
import type { AnswerSource } from '../attempt/answer-source.ts';

/** Choosing an option removes its strike. The answers are those of `source`, unchanged. */
export const answeringWithHelps = (source: AnswerSource, helps: OpenHelps | undefined): AnswerSource =>
  helps
    ? {
        ...source,
        answer: (questionId, value) => {
          source.answer(questionId, value);
          helps.strike(questionId, value, false);
        },
      }
    : source;
