import { BehaviorSubject, type Observable, Subscription } from 'rxjs';
import {
  type KeptProblem,
  type ProblemPhase,
  problemKinds,
  type QuestionProblem,
} from '../../../domain/exam/question-problem.ts';
import { retryDelay } from '../../../domain/exam/retry-delay.ts';
import { ApiFailure, isRefusal } from '../../api-failure.ts';
import { fieldsOf } from '../../fields-of.ts';
import type { Clock } from '../../ports/device/clock.ts';
import { type DraftKey, type DraftStore, recordForm } from '../../ports/device/draft-store.ts';
import type { IdSource } from '../../ports/device/id-source.ts';
import type { PageLife } from '../../ports/device/page-life.ts';
import type { RandomSource } from '../../ports/device/random-source.ts';
import type { TabLock } from '../../ports/device/tab-lock.ts';
import type { MessageRepository } from '../../ports/information/message-repository.ts';
import { having, isText, oneOf, orNull, textsOf } from '../../shape.ts';
import type { ServerClock } from '../../time/server-clock.ts';

interface Deps {
  readonly drafts: Pick<DraftStore, 'read' | 'readAll' | 'save'>;
  /** Null where the API takes no messages. */
  readonly messages: MessageRepository | null;
  readonly clock: Clock;
  readonly serverClock: Pick<ServerClock, 'now'>;
  readonly random: RandomSource;
  readonly ids: IdSource;
  readonly tabs: TabLock;
  readonly pageLife: Pick<PageLife, 'wakes'>;
}

export interface ProblemSender {
  readonly user: string;
  readonly email: string;
}

export type NewProblem = Omit<QuestionProblem, 'id' | 'trxId' | 'at'>;

/** The reports of one assessment on this device. No method rejects, and nothing waits for one. */
export interface ProblemDesk {
  readonly state: Observable<readonly KeptProblem[]> & { readonly value: readonly KeptProblem[] };
  report(problem: NewProblem): void;
  /** Ends the sending. What waits stays on the device for the next page. */
  close(): void;
}

/** Unsent reports count as unsent input. A sent one is only a record. */
export const problemForm = 'exam-problem';
const keptMs = 60 * 24 * 60 * 60_000;

const isProblem = having({
  ...textsOf('id', 'trxId', 'examId', 'questionId', 'message', 'at'),
  kind: oneOf(problemKinds),
  phase: oneOf(['waiting', 'sent', 'byHand'] satisfies readonly ProblemPhase[]),
  number: orNull(isText),
});

/** Where reports wait, and where settled ones are recorded: the form, and how the subject begins. */
const places = [
  { form: problemForm, prefix: '' },
  { form: recordForm, prefix: 'laporan/' },
] as const;

const keyOf = (user: string, { trxId, id, phase }: KeptProblem): DraftKey => {
  const { form, prefix } = places[phase === 'waiting' ? 0 : 1];
  return { user, form, subject: `${prefix}${trxId}/${id}` };
};

const finalStatuses: ReadonlySet<number | undefined> = new Set([403, 405, 413, 501]);

/** Whether the server will not take this report, or lacks the call, however often it is sent. */
const isFinal = (error: unknown): boolean =>
  isRefusal(error) || (error instanceof ApiFailure && (error.kind === 'contract' || finalStatuses.has(error.status)));

export type QuestionProblems = ReturnType<typeof questionProblems>;

/** Reports on questions, which reach the assessor as messages (docs/requirements.md). */
export const questionProblems = (deps: Deps) => {
  const { drafts, messages, clock, serverClock, random, ids, tabs, pageLife } = deps;

  return (trxId: string, { user, email }: ProblemSender): ProblemDesk => {
    const state = new BehaviorSubject<readonly KeptProblem[]>([]);
    const subscriptions = new Subscription();
    let hurry = new AbortController();
    let sending = false;
    let writes: Promise<unknown> = Promise.resolve();

    const put = (problem: KeptProblem): void =>
      state.next([...state.value.filter(({ id }) => id !== problem.id), problem]);

    const store = async (key: DraftKey, problem: KeptProblem | null): Promise<void> => {
      const { revision, content } = await drafts.read(key);
      if (!content && !problem) return;
      const values = { values: problem, files: new Map(), until: clock.now() + keptMs };
      await drafts.save(key, revision, problem && values);
    };
    const keep = (problem: KeptProblem): void => {
      put(problem);
      const waited = keyOf(user, { ...problem, phase: 'waiting' });
      const write = async (): Promise<void> => {
        if (problem.phase === 'waiting') return store(waited, problem);
        // where it does not wait any more, the person has logged out, or another tab has stored what became of it
        if (!(await drafts.read(waited)).content) return;
        await store(keyOf(user, problem), problem);
        await store(waited, null);
      };
      writes = writes.then(write).catch(() => undefined);
    };

    const read = async (): Promise<void> => {
      await writes;
      const found = await Promise.all(
        places.map(({ form, prefix }) => drafts.readAll(user, form, `${prefix}${trxId}/`)),
      );
      const stored = found
        .flatMap(({ drafts: each }) => [...each.values()].map(({ content }) => content?.values))
        .filter((values): values is KeptProblem => isProblem(values) && fieldsOf(values).trxId === trxId);
      const settled = new Set(stored.filter(({ phase }) => phase !== 'waiting').map(({ id }) => id));
      for (const problem of stored) {
        // the page was closed between two writes, or the storage refused the second
        if (problem.phase === 'waiting' && settled.has(problem.id)) await store(keyOf(user, problem), null);
        else if (problem.phase !== 'waiting' || !state.value.some(({ id }) => id === problem.id)) put(problem);
      }
    };

    const send = async (messages: MessageRepository, problem: KeptProblem): Promise<void> => {
      const { id, examId, questionId, kind, message } = problem;
      const about = { examId, questionId, kind };
      const { number } = await messages.send({ subject: 'exam-question', trxId, text: message, email, about }, id);
      keep({ ...problem, phase: 'sent', number });
    };

    const sendAll = async (): Promise<void> => {
      if (sending) return hurry.abort();
      sending = true;
      for (let failures = 0; !subscriptions.closed; ) {
        const waiting = state.value.filter(({ phase }) => phase === 'waiting');
        const problem = waiting[failures % waiting.length]; // one that fails does not hold up the others
        if (!problem) break;
        const failure = messages
          ? await tabs.runAlone(`laporan:${problem.id}`, () => send(messages, problem)).catch((error) => error)
          : null;
        if (failure === null || isFinal(failure)) keep({ ...problem, phase: 'byHand' });
        else if (failure !== undefined) {
          failures += 1;
          hurry = new AbortController();
          const asked = failure instanceof ApiFailure ? failure.retryAfterSeconds : undefined;
          await clock.wait(retryDelay(failures, random.next(), asked), hurry.signal).catch(() => undefined);
          if (failure === 'busy') await read().catch(() => undefined);
        }
      }
      sending = false;
    };

    const begin = async (): Promise<void> => {
      await read().catch(() => undefined);
      await sendAll();
    };
    subscriptions.add(pageLife.wakes().subscribe(() => void begin()));
    void begin();

    return {
      state,
      report: (problem) => {
        const at = new Date(serverClock.now() ?? clock.now()).toISOString();
        keep({ ...problem, id: ids.next(), trxId, at, phase: 'waiting', number: null });
        void sendAll();
      },
      close: () => {
        subscriptions.unsubscribe();
        hurry.abort();
      },
    };
  };
};
