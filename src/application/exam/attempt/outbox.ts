import { isSame } from '../../../domain/exam/answer-entry.ts';
import type { AttemptEvent } from '../../../domain/exam/attempt-events.ts';
import { batches } from '../../../domain/exam/batches.ts';
import type { AnswerToSave, SaveReply } from '../../../domain/exam/question.ts';
import { sendTimes } from '../../../domain/exam/send-times.ts';
import { ApiFailure, isRefusal, wordsOf } from '../../api-failure.ts';
import { causeOf, type FailureCause } from '../../outcome-unknown.ts';
import type { Clock } from '../../ports/device/clock.ts';
import type { RandomSource } from '../../ports/device/random-source.ts';
import { longestWrite, withTimeout } from './with-timeout.ts';

interface Deps {
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly unsent: () => readonly AnswerToSave[];
  readonly acknowledged: () => boolean;
  /** Milliseconds until the deadline; null if there is none. */
  readonly left: () => number | null;
  readonly save: (answers: readonly AnswerToSave[], options?: { lastChance: boolean }) => Promise<SaveReply | null>;
  readonly held: () => AnswerToSave | null;
  readonly isOpen: () => Promise<boolean>;
  readonly tell: (event: AttemptEvent, closedBy?: ApiFailure) => void;
}

export type Outbox = ReturnType<typeof outbox>;

const isNo = (error: ApiFailure): boolean => error.status === 403 || error.status === 413 || isRefusal(error);

/**
 * Sends unsent answers one call at a time until the server acknowledges them: collected for some seconds, at once near the end of the exam.
 * Retries with jitter (decision 53).
 */
export const outbox = ({ clock, random, unsent, acknowledged, left, save, held, isOpen, tell }: Deps) => {
  const batch = batches();
  const times = sendTimes({ now: () => clock.now(), chance: () => random.next(), left });
  let stopped = false;
  let call: Promise<void> | null = null;
  /** Incremented with each call, and when a call is abandoned. The reply of an abandoned call is used, its failure is not. */
  let turn = 0;
  let next: { readonly due: number; readonly wait: AbortController } | null = null;
  let urgent = false;
  const isDeclined = (): boolean => times.untilAsked() > 0;

  const fail = (cause: FailureCause, sent: readonly AnswerToSave[], wait?: number): void => {
    times.failed(wait);
    if (cause !== 'connection') batch.failed(sent);
    tell({ kind: 'saveFailed', questionIds: sent.map(({ questionId }) => questionId), cause });
  };

  /** After a 403, an answer that the server has tells what exam-status may not: whether an assessor has closed the exam. */
  const takesAnswers = async ({ status }: ApiFailure): Promise<boolean> => {
    if (!(await isOpen())) return false;
    const known = status === 403 ? held() : null;
    if (known) await save([known]);
    return true;
  };

  /** A refusal of several answers may be about one of them; a refusal of one may be about the exam. */
  const judgeNo = async (error: ApiFailure, sent: readonly AnswerToSave[]): Promise<void> => {
    const [answer, ...more] = sent;
    if (!answer || more.length > 0) {
      urgent = true; // sends the answers one by one, to find the refused one
      return batch.failed(sent);
    }
    const open = await takesAnswers(error).catch(({ status }: ApiFailure) => (status === 403 ? false : null));
    if (open === null) fail(causeOf(error), sent, error.retryAfterSeconds);
    else if (open)
      tell({ kind: 'saved', reply: { saved: [], refused: [{ ...answer, reason: wordsOf(error) }], answers: [] } });
    else stop('closed', error);
  };

  const judge = async (error: ApiFailure, sent: readonly AnswerToSave[]): Promise<void> => {
    if (error.kind === 'expired') stop('sessionExpired', error);
    else if (isNo(error)) await judgeNo(error, sent);
    else fail(causeOf(error), sent, error.retryAfterSeconds);
  };

  /** False if the server treated the save as the submission, or refuses all saves, because in these cases no single answer is the cause. */
  const take = (reply: SaveReply | null, sent: readonly AnswerToSave[]): boolean => {
    if (reply && !reply.handedIn) {
      times.kept();
      tell({ kind: 'saved', reply });
      return true;
    }
    if (reply) tell({ kind: 'takenEarly' });
    else if (acknowledged()) fail('server', sent);
    else {
      times.declined();
      tell({ kind: 'savingDeclined' });
    }
    return false;
  };

  const round = async (own: number): Promise<void> => {
    const sent = batch.next(unsent());
    if (sent.length === 0) return times.settled();
    urgent = unsent().length > sent.length;
    times.sent();
    try {
      const reply = await save(sent);
      times.replied();
      if ((own !== turn && !reply) || !take(reply, sent)) return;
      const left = unsent();
      const ignored = sent.some((one) => left.some((each) => each.questionId === one.questionId && isSame(each, one)));
      batch.succeeded(sent);
      if (ignored)
        times.failed(); // backs off when the server neither accepts nor refuses the answers
      else times.succeeded();
    } catch (error) {
      const failure = error instanceof ApiFailure ? error : new ApiFailure({ kind: 'contract' }, error);
      if (own === turn) await judge(failure, sent);
    }
  };

  const send = (): void => {
    if (stopped || call || isDeclined()) return;
    const own = ++turn;
    call = round(own).finally(() => {
      if (own !== turn) return;
      call = null;
      if (unsent().length === 0) return;
      schedule(urgent && !times.isFailing() ? 0 : times.untilNext());
    });
  };

  const unschedule = (): void => {
    next?.wait.abort();
    next = null;
  };

  const schedule = (least: number): void => {
    if (stopped || call) return;
    const pause = Math.max(least, times.untilAsked());
    const due = clock.now() + pause;
    if (next && next.due <= due) return;
    unschedule();
    const wait = new AbortController();
    next = { due, wait };
    clock.wait(pause, wait.signal).then(
      () => {
        next = null;
        send();
      },
      () => undefined,
    );
  };

  const now = (): void => {
    if (isDeclined()) return;
    unschedule();
    send();
  };

  const isAskedToWait = (): boolean => next !== null && times.isAskedToWait();

  /** Does not abort the pending call. Its answers are sent again, and the server recognizes the duplicates. */
  const giveUp = (): void => {
    [call, turn] = [null, turn + 1];
  };

  const stop = (kind?: 'sessionExpired' | 'closed', error?: ApiFailure): void => {
    stopped = true;
    unschedule();
    if (kind) tell({ kind }, error);
  };

  return {
    /**
     * Schedules a call for a changed answer. `pause`: minimum milliseconds to wait near the end of the exam; 0 if the device could not
     * store the answer.
     */
    soon: (pause: number): void => {
      times.changed(pause > 0);
      if (!times.isFailing() || (!next && !call)) schedule(times.untilNext(pause));
    },
    now,
    /** The candidate looks at the page again. */
    seen: (): void => {
      if (!isAskedToWait()) now();
    },
    /**
     * The network is back, perhaps for a whole room: the calls are spread over some seconds, except near the end. A call from before may
     * hang until its timeout, so nothing waits for it.
     */
    cameBack: (): void => {
      if (isAskedToWait() || unsent().length === 0) return;
      giveUp();
      schedule(times.untilBack());
    },
    lastChance: (): void => {
      const sent = stopped || isDeclined() ? [] : unsent();
      if (sent.length === 0) return;
      save(sent, { lastChance: true }).then(
        (reply) => take(reply, sent),
        () => undefined, // the answers are on the device, and are sent as usual if the page stays
      );
    },
    /** Pauses sending until `resume`; resolves when the pending call has ended or was abandoned (fault matrix 42). */
    hold: async (): Promise<void> => {
      stop();
      if (call) await withTimeout(clock, longestWrite, call);
      giveUp();
    },
    resume: (): void => {
      stopped = false;
      times.succeeded();
      giveUp();
      now();
    },
    declined: (): void => times.declined(),
    stop: (): void => stop(),
  };
};
