import { retryDelay } from '../../domain/exam/retry-delay.ts';
import { ApiFailure, isRefusal } from '../api-failure.ts';
import type { Chance } from '../ports/chance.ts';
import type { Clock } from '../ports/clock.ts';
import type { AnswerToSave, SaveReply } from '../ports/exam-repository.ts';

/** More would make one lost call cost too much. */
const largestBatch = 50;
/** In characters: a long text goes alone. */
const largestText = 100_000;

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
  /** Nothing is sent any more. */
  | { readonly kind: 'closed'; readonly error: ApiFailure };

interface Deps {
  readonly clock: Clock;
  readonly chance: Chance;
  /** What has to be sent now, in its order. */
  readonly unsent: () => readonly AnswerToSave[];
  readonly save: (answers: readonly AnswerToSave[], options?: { readonly lastChance: boolean }) => Promise<SaveReply>;
  readonly news: (news: OutboxNews) => void;
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
  /** Sends no more. */
  stop(): void;
}

/** Milliseconds that `drain` waits for the call that is under way. */
const patience = 5_000;
/** Milliseconds that it waits for a call of its own: longer than any save may take. */
const longestSave = 30_000;

const batchOf = (unsent: readonly AnswerToSave[]): readonly AnswerToSave[] => {
  let length = 0;
  const end = unsent.findIndex(({ value }, index) => {
    length += value.length;
    return index > 0 && (index >= largestBatch || length > largestText);
  });
  return end === -1 ? unsent : unsent.slice(0, end);
};

const closes = (error: ApiFailure): boolean => error.status === 403 || isRefusal(error);
const isConnection = ({ kind }: ApiFailure): boolean => kind === 'network' || kind === 'timeout' || kind === 'contract';

/**
 * Sends what is unsent, one call at a time and in order, until the server has acknowledged it (design, Outbox): a failed call is
 * tried again with full jitter, what comes meanwhile goes with the next call.
 */
export const outbox = ({ clock, chance, unsent, save, news }: Deps): Outbox => {
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

  const judge = (error: unknown, sent: readonly AnswerToSave[]): void => {
    const failure = error instanceof ApiFailure ? error : new ApiFailure({ kind: 'contract' }, error);
    lastFailure = failure;
    stopped ||= failure.kind === 'expired' || closes(failure);
    if (stopped) {
      news({ kind: failure.kind === 'expired' ? 'sessionOver' : 'closed', error: failure });
      return;
    }
    failures += 1;
    asked = failure.retryAfterSeconds;
    news({ kind: 'failing', error: failure, sent, connection: isConnection(failure) });
  };

  const round = async (own: number): Promise<void> => {
    const sent = batchOf(unsent());
    if (sent.length === 0) return;
    try {
      const reply = await save(sent);
      news({ kind: 'saved', reply, sent });
      const left = unsent();
      const ignored = sent.some(({ questionId, revision, device }) =>
        left.some((each) => each.questionId === questionId && each.revision === revision && each.device === device),
      );
      failures = ignored ? failures + 1 : 0; // a server that neither takes nor refuses is not asked without a pause
    } catch (error) {
      if (own === turn) judge(error, sent);
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

  /** Resolves when no call is under way, at the latest after this many milliseconds. */
  const quiet = async (longest: number): Promise<void> => {
    if (!call) return;
    const enough = new AbortController();
    await Promise.race([call, clock.wait(longest, enough.signal).catch(() => undefined)]);
    enough.abort();
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
        (reply) => news({ kind: 'saved', reply, sent }),
        () => undefined, // the device has them, and the usual way goes on if the page does
      );
    },
    drain: async () => {
      await quiet(patience);
      call = null;
      turn += 1; // one that hangs longer is left alone: what it carries goes again, and a server that has it knows it
      for (let left = unsent().length; left > 0; ) {
        if (stopped) return lastFailure;
        lastFailure = null;
        now();
        await quiet(longestSave);
        const still = unsent().length;
        if (still >= left) return lastFailure ?? new ApiFailure({ kind: 'timeout' });
        left = still;
      }
      return null;
    },
    stop: () => {
      stopped = true;
      next?.wait.abort();
    },
  };
};
