import type { AttemptEvent } from '../../../domain/exam/attempt-events.ts';
import { type ExamAttempt, isLeftAlone, isWriter } from '../../../domain/exam/attempt-state.ts';
import { isSessionOver } from '../../api-failure.ts';
import type { Clock } from '../../ports/device/clock.ts';
import type { ExamKey, ExamRepository } from '../../ports/exam/exam-repository.ts';

interface Deps {
  readonly clock: Pick<Clock, 'wait'>;
  readonly exams: Pick<ExamRepository, 'content'>;
  readonly exam: () => ExamKey;
  readonly attempt: () => ExamAttempt;
  readonly tell: (event: AttemptEvent) => void;
}

/** Milliseconds from a save to the look, and between two failed looks. */
const after = 2_000;
const again = 30_000;

/** Reads what the server has made of the answers. Saves that follow at once are looked at together. Never rejects. */
export const lookAtAnswers = ({ clock, exams, exam, attempt, tell }: Deps) => {
  let looking = false;
  let wanted = false;
  return async (): Promise<void> => {
    wanted = true;
    if (looking) return;
    looking = true;
    for (let pause = after; wanted && (isWriter(attempt()) || isLeftAlone(attempt())); ) {
      await clock.wait(pause);
      wanted = false;
      const content = await exams.content(exam()).catch((error: unknown) => {
        if (isSessionOver(error) && !attempt().sessionOver) tell({ kind: 'sessionExpired' });
        return null;
      });
      if (content) tell({ kind: 'contentRead', content });
      const isSeen = content !== null && !isLeftAlone(attempt()); // the tab that writes may not have sent it yet
      wanted ||= !isSeen;
      pause = isSeen ? after : again;
    }
    looking = false;
  };
};
