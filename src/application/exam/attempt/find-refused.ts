import type { AttemptEvent } from '../../../domain/exam/attempt-events.ts';
import { type ExamAttempt, heldIn, unsentIn } from '../../../domain/exam/attempt-state.ts';
import type { AnswerToSave, SaveReply } from '../../../domain/exam/question.ts';
import { ApiFailure, wordsOf } from '../../api-failure.ts';
import { isDefinite } from '../../sending/request-keys.ts';

interface Deps {
  readonly attempt: () => ExamAttempt;
  readonly save: (answers: readonly AnswerToSave[]) => Promise<SaveReply | null>;
  readonly isOpen: () => Promise<boolean>;
  readonly goesOn: () => boolean;
  readonly tell: (event: AttemptEvent) => void;
}

/** A text that a firewall or a database does not take fails every time; a proxy may fail this often by chance. */
const mostPassing = 2;

const failureOf = (error: unknown): ApiFailure =>
  error instanceof ApiFailure ? error : new ApiFailure({ kind: 'contract' }, error);

/**
 * After a submission that failed: saves what is unsent in ever smaller parts, until only the answers are left that the server does not take
 * although it takes others. These become refused. Returns whether the server takes answers at all. Never rejects.
 */
export const findRefused = async ({ attempt, save, isOpen, goesOn, tell }: Deps): Promise<boolean> => {
  const takes = async (): Promise<boolean> => {
    const held = heldIn(attempt());
    return held
      ? save([held]).then(
          (reply) => reply !== null && !reply.handedIn && reply.refused.length === 0,
          () => false,
        )
      : isOpen().catch(() => false);
  };
  const suspects: { readonly answer: AnswerToSave; readonly failure: ApiFailure }[] = [];
  /** False if nothing more can be learnt. `failed`: how often this answer has failed alone, while the server took others. */
  const tryPart = async (part: readonly AnswerToSave[], failed = 0): Promise<boolean> => {
    const [answer, ...more] = part;
    if (!answer) return true;
    if (!goesOn()) return false;
    const reply = await save(part).catch(failureOf);
    if (reply instanceof ApiFailure) {
      if (reply.kind === 'expired' || reply.kind === 'cancelled') return false;
      const middle = Math.ceil(part.length / 2);
      if (more.length > 0) return (await tryPart(part.slice(0, middle))) && tryPart(part.slice(middle));
      if (!isDefinite(reply) && failed < mostPassing) return (await takes()) && tryPart(part, failed + 1);
      suspects.push({ answer, failure: reply });
      return takes();
    }
    if (!reply) return false;
    tell(reply.handedIn ? { kind: 'takenEarly' } : { kind: 'saved', reply });
    return !reply.handedIn;
  };
  if (!(await takes()) || !(await tryPart(unsentIn(attempt())))) return false;
  const takesOthers = heldIn(attempt()) !== null;
  const refused = suspects
    .filter(({ failure }) => takesOthers || isDefinite(failure))
    .map(({ answer, failure }) => ({ ...answer, reason: wordsOf(failure) }));
  if (refused.length > 0) tell({ kind: 'saved', reply: { saved: [], refused, answers: [] } });
  return true;
};
