import { BehaviorSubject, Subscription } from 'rxjs';
import type { AttemptEvent } from '../../../domain/exam/attempt-events.ts';
import { accepts, isWriter, paperNow, refusedIn, viewOf } from '../../../domain/exam/attempt-state.ts';
import { deadlineOf, type Exam } from '../../../domain/exam/exam.ts';
import { newAttempt, step } from '../../../domain/exam/exam-attempt.ts';
import { handingIn } from '../../../domain/exam/handing-in.ts';
import { lastResorts } from '../../../domain/exam/leaving-out.ts';
import type { AnswerVersion, ExamContent } from '../../../domain/exam/question.ts';
import { retryDelay } from '../../../domain/exam/retry-delay.ts';
import { ApiFailure } from '../../api-failure.ts';
import { type AttemptDeps, AttemptEffects } from './attempt-effects.ts';
import { subjectOfAttempt, subjectOfExam } from './attempt-key.ts';
import { attemptCopy } from './emergency-copy.ts';
import type { AttemptState, RunningAttempt, SubmitOutcome } from './running-attempt.ts';
import { submitAttempt } from './submit-attempt.ts';

interface Opening {
  readonly exam: Exam;
  readonly content: ExamContent;
  readonly user: string;
}

export type RunExamAttempt = ReturnType<typeof runExamAttempt>;

const notWriting: SubmitOutcome = { kind: 'failed', error: new ApiFailure({ kind: 'cancelled' }) };

/** Runs an open exam: handles events in order, with effects through the ports. The page must call `close`. No method rejects. */
export const runExamAttempt =
  (deps: AttemptDeps) =>
  (opening: Opening): RunningAttempt => {
    const attemptKey = { user: opening.user, subject: subjectOfAttempt(opening.exam) };
    const seat = JSON.stringify([opening.user, subjectOfExam(opening.exam)]);
    let { exam } = opening;
    let attempt = newAttempt(opening.content, !deps.partialSaves);
    let closed: ApiFailure | null = null;
    const state = new BehaviorSubject<AttemptState>({ ...viewOf(attempt), closed });
    let left = false;
    let submission: Promise<SubmitOutcome> | null = null;

    const queue: AttemptEvent[] = [];
    let draining = false;
    const dispatch = (event: AttemptEvent): void => {
      queue.push(event);
      if (draining || left) return;
      draining = true;
      const before = attempt;
      for (let next = queue.shift(); next; next = queue.shift()) {
        const stepped = step(attempt, next);
        attempt = stepped.attempt;
        for (const effect of stepped.effects) effects.run(effect);
      }
      draining = false;
      if (attempt !== before) state.next({ ...viewOf(attempt, state.value), closed: attempt.closed ? closed : null });
    };
    const effects = new AttemptEffects(deps, {
      attemptKey,
      exam: () => exam,
      attempt: () => attempt,
      tell: (event, closedBy) => {
        closed = closedBy ?? closed;
        dispatch(event);
      },
    });

    const answer = (questionId: string, change: Partial<Pick<AnswerVersion, 'value' | 'doubtful'>>): boolean => {
      if (effects.isOver || !accepts(attempt, questionId)) return false;
      dispatch({ kind: 'answered', questionId, change, answeredAt: effects.stamp() });
      return true;
    };

    const submitOnce = async (leftOut: readonly string[]): Promise<SubmitOutcome> => {
      const tried = attempt.submission === 'unknown';
      dispatch({ kind: 'submitAsked' });
      const { turn } = attempt;
      const goesOn = () => isWriter(attempt) && attempt.turn === turn && !left;
      await effects.holdStill();
      const { subject } = attemptKey;
      const outcome = await submitAttempt(deps, {
        exam,
        subject,
        attempt: () => attempt,
        tried,
        leftOut,
        goesOn,
        tell: dispatch,
      });
      if ('receipt' in outcome) await effects.submitted();
      return outcome;
    };

    /** After the end of the time, nobody can change an answer or choose what to leave out. */
    const submitOthers = async (first: SubmitOutcome): Promise<SubmitOutcome> => {
      let outcome = first;
      let resorts: readonly (readonly string[])[] | null = null;
      for (let tries = 0; outcome.kind === 'blocked' && attempt.locked; ) {
        if (!outcome.certain) resorts ??= lastResorts(outcome.suspects);
        const resort = outcome.certain ? outcome.suspects : resorts?.[tries++];
        if (!resort) break;
        const leftOut = [...new Set([...refusedIn(attempt), ...resort])];
        const hasOthers = handingIn(attempt, leftOut).answered > 0;
        if (!hasOthers && outcome.certain) break;
        if (resort.length === 0) await deps.clock.wait(retryDelay(tries, deps.random.next()));
        if (hasOthers) outcome = await submitOnce(leftOut);
      }
      return outcome.kind === 'blocked' && attempt.locked ? { kind: 'failed', error: outcome.error } : outcome;
    };

    const submit = async (leftOut: readonly string[]): Promise<SubmitOutcome> => {
      const outcome = await submitOthers(await submitOnce(leftOut));
      submission = null;
      return outcome;
    };

    const subscriptions = new Subscription();
    const contest = deps.tabs.compete(`exam ${seat}`, {
      changed: (ownership) => dispatch({ kind: ownership === 'mine' ? 'tabOwned' : 'tabLost' }),
      handOver: async () => {
        dispatch({ kind: 'handOverAsked' });
        const { turn } = attempt;
        await effects.flush();
        dispatch({ kind: 'handedOver', turn });
      },
    });
    subscriptions.add(deps.drafts.listen(({ kind }) => kind === 'lost' && dispatch({ kind: 'draftsLost' })));
    subscriptions.add(
      deps.pageLife.wakes().subscribe((sign) => effects.sendNow(sign === 'online' ? 'cameBack' : 'seen')),
    );
    subscriptions.add(deps.pageLife.hides().subscribe(() => effects.lastChance()));

    return {
      state,
      answer: (questionId, value) => answer(questionId, { value }),
      doubt: (questionId, doubtful) => answer(questionId, { doubtful }),
      choose: (questionId, { value, doubtful }) => answer(questionId, { value, doubtful }),
      flush: () => effects.flush(),
      sendNow: () => effects.sendNow(),
      resume: () => dispatch({ kind: 'resumed' }),
      merge: (content) => dispatch({ kind: 'contentRead', content }),
      renew: (renewed) => {
        const isLater = (deadlineOf(renewed) ?? 0) > (deadlineOf(exam) ?? 0);
        exam = renewed;
        if (isLater) dispatch({ kind: 'deadlineMoved' });
      },
      lock: (over) => dispatch({ kind: 'timeUp', over }),
      connectionSeen: () => dispatch({ kind: 'connectionSeen' }),
      takeOffered: () => dispatch({ kind: 'offerTaken', answeredAt: effects.stamp() }),
      takeOver: async () => {
        await contest.takeOver();
        dispatch({ kind: 'takenOver' });
      },
      submit: (leftOut = []) => {
        if (!submission && !isWriter(attempt)) return Promise.resolve(notWriting);
        submission ??= submit(leftOut);
        return submission;
      },
      content: () => paperNow(attempt),
      unsentAnswers: () => attemptCopy(exam, effects.stamp(), attempt),
      close: async () => {
        subscriptions.unsubscribe();
        await effects.leave();
        dispatch({ kind: 'left' });
        left = true;
        contest.end();
      },
    };
  };
