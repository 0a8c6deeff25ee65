import type { AnswerToSave, SaveReply } from '../../../domain/exam/question.ts';
import type { ApiFailure } from '../../api-failure.ts';

/** How a round of sending ended. */
export type OutboxNews =
  | { readonly kind: 'saved'; readonly reply: SaveReply; readonly sent: readonly AnswerToSave[] }
  /** It is tried again by itself. `connection`: there was no reply, or none of this API. */
  | {
      readonly kind: 'failing';
      readonly error: ApiFailure;
      readonly sent: readonly AnswerToSave[];
      readonly connection: boolean;
    }
  /** Nothing is sent any more: the session has to be there again first. */
  | { readonly kind: 'sessionOver'; readonly error: ApiFailure }
  /** The server said no to this one, though the exam can be answered. */
  | { readonly kind: 'refused'; readonly answer: AnswerToSave; readonly error: ApiFailure }
  /** The exam cannot be answered: nothing is sent any more. */
  | { readonly kind: 'closed'; readonly error: ApiFailure };
