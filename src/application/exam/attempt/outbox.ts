import { type AttemptEvent, endOfSave } from '../../../domain/exam/attempt-events.ts';
import { batches } from '../../../domain/exam/batches.ts';
import type { AnswerToSave, SaveReply } from '../../../domain/exam/question.ts';
import { retryDelay } from '../../../domain/exam/retry-delay.ts';
import { ApiFailure, isRefusal, wordsOf } from '../../api-failure.ts';
import { causeOf, hasNoResponse } from '../../outcome-unknown.ts';
import type { Clock } from '../../ports/device/clock.ts';
import type { RandomSource } from '../../ports/device/random-source.ts';
import { withTimeout } from './with-timeout.ts';

/** How often in a row `drain` goes on though a call has brought nothing: it may find out which answer the server cannot take. */
const tries = 3;

type Save = (answers: readonly AnswerToSave[], options?: { readonly lastChance: boolean }) => Promise<SaveReply | null>;

interface Deps {
  readonly clock: Clock;
  readonly chance: RandomSource;
  /** What has to be sent now, in its order. */
  readonly unsent: () => readonly AnswerToSave[];
  readonly save: Save;
  /** Whether the server says that the exam runs: what a no to a save is about. Rejects with `ApiFailure`. */
  readonly isOpen: () => Promise<boolean>;
  /** How a call ended; `closed` comes with why the server has closed the exam. */
  readonly tell: (event: AttemptEvent, closedBy?: ApiFailure) => void;
}

export interface Outbox {
  /** Something is to be sent, after this pause (milliseconds) at the latest. */
  soon(pause: number): void;
  /** Sends at once, also when a retry is waited for. */
  now(): void;
  /** Sends without waiting for the reply, because the page may be going away. */
  lastChance(): void;
  /** Sends all that is unsent, after the call that is under way (fault matrix 42); gives what went wrong when it cannot. */
  drain(): Promise<ApiFailure | null>;
  /** Sends again after a session that was over, or an exam that was closed. */
  resume(): void;
  /** Sends no more. */
  stop(): void;
}

/** Milliseconds that `drain` waits for the call that is under way, and for one of its own: longer than any save may take. */
const [patience, longestSave] = [5_000, 30_000];

const isNo = (error: ApiFailure): boolean => error.status === 403 || error.status === 413 || isRefusal(error);

/**
 * Sends what is unsent, one call at a time and in order, until the server has acknowledged it (docs/architecture.md): a failed
 * call is tried again with full jitter, and what comes in between goes with the next call.
 */
export const outbox = ({ clock, chance, unsent, save, isOpen, tell }: Deps): Outbox => {
  const batch = batches();
  let stopped = false;
  let failures = 0;
  let lastFailure: ApiFailure | null = null;
  let asked: number | undefined;
  /** The call that is under way. */
  let call: Promise<void> | null = null;
  /** Counted up with each call, and when one is given up: of an older one only what it brought counts. */
  let turn = 0;
  /** The next call: when it is due (milliseconds of the device), and what ends the wait for it. */
  let next: { readonly due: number; readonly wait: AbortController } | null = null;

  const stopFor = (kind: 'sessionExpired' | 'closed', error: ApiFailure): void => {
    stopped = true;
    tell({ kind }, error);
  };

  const fail = (error: ApiFailure, sent: readonly AnswerToSave[]): void => {
    failures += 1;
    asked = error.retryAfterSeconds;
    const cause = causeOf(error);
    if (cause !== 'connection') batch.failed(sent);
    tell({ kind: 'saveFailed', questionIds: sent.map(({ questionId }) => questionId), cause });
  };

  /** A no to several answers may be about one of them; a no to one may be about the exam. */
  const judgeNo = async (error: ApiFailure, sent: readonly AnswerToSave[]): Promise<void> => {
    const [answer, ...more] = sent;
    if (!answer || more.length > 0) return batch.failed(sent);
    const open = await isOpen().catch((other: ApiFailure) => (other.status === 403 ? false : null));
    if (open === null) fail(error, sent);
    else if (open)
      tell({ kind: 'saved', reply: { saved: [], refused: [{ ...answer, reason: wordsOf(error) }], answers: [] } });
    else stopFor('closed', error);
  };

  const judge = async (thrown: unknown, sent: readonly AnswerToSave[]): Promise<void> => {
    const error = thrown instanceof ApiFailure ? thrown : new ApiFailure({ kind: 'contract' }, thrown);
    lastFailure = error;
    if (error.kind === 'expired') stopFor('sessionExpired', error);
    else if (isNo(error)) await judgeNo(error, sent);
    else fail(error, sent);
  };

  const round = async (own: number): Promise<void> => {
    const sent = batch.next(unsent());
    if (sent.length === 0) return;
    try {
      const reply = await save(sent);
      tell(endOfSave(reply));
      const left = unsent();
      const ignored = sent.some(({ questionId, revision, device }) =>
        left.some((each) => each.questionId === questionId && each.revision === revision && each.device === device),
      );
      batch.succeeded(sent);
      failures = ignored ? failures + 1 : 0; // a server that neither takes nor refuses is not asked without a pause
    } catch (error) {
      if (own === turn) await judge(error, sent);
    }
  };

  const send = (): void => {
    if (stopped || call) return;
    turn += 1;
    const own = turn;
    call = round(own).finally(() => {
      if (own !== turn) return;
      call = null;
      if (unsent().length > 0) schedule(failures === 0 ? 0 : retryDelay(failures, chance.next(), asked));
    });
  };

  const schedule = (pause: number): void => {
    if (stopped || call) return; // the round that runs looks again
    const due = clock.now() + pause;
    if (next && next.due <= due) return;
    next?.wait.abort();
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
    next?.wait.abort();
    next = null;
    send();
  };

  /** The call under way is left alone: what it carries goes again, and a server that has it knows it. */
  const giveUp = (): void => {
    call = null;
    turn += 1;
  };

  /** Resolves when no call is under way, at the latest after this many milliseconds. */
  const quiet = async (longest: number): Promise<void> => {
    if (call) await withTimeout(clock, longest, call);
  };

  return {
    soon: (pause) => {
      if (failures === 0) schedule(pause);
      else if (!next && !call) schedule(retryDelay(failures, chance.next(), asked));
    },
    now,
    lastChance: () => {
      const sent = stopped ? [] : unsent();
      if (sent.length === 0) return;
      save(sent, { lastChance: true }).then(
        (reply) => tell(endOfSave(reply)),
        () => undefined, // the device has them, and the usual way goes on if the page does
      );
    },
    drain: async () => {
      await quiet(patience);
      giveUp();
      let left = unsent().length;
      for (let fruitless = 0; !stopped && left > 0 && fruitless < tries; ) {
        lastFailure = null;
        now();
        await quiet(longestSave);
        const still = unsent().length;
        if (still >= left && lastFailure && hasNoResponse(lastFailure)) return lastFailure;
        fruitless = still < left ? 0 : fruitless + 1;
        left = still;
      }
      if (stopped) return lastFailure ?? new ApiFailure({ kind: 'cancelled' });
      return left === 0 ? null : (lastFailure ?? new ApiFailure({ kind: 'timeout' }));
    },
    resume: () => {
      stopped = false;
      failures = 0;
      giveUp();
      now();
    },
    stop: () => {
      stopped = true;
      next?.wait.abort();
    },
  };
};
