import { Subscription } from 'rxjs';
import type { AnswerView } from '../../../domain/exam/answer-record.ts';
import { deadlineOf, type Exam } from '../../../domain/exam/exam.ts';
import { type RecordEntry, type RecordedEvent, statesBetween } from '../../../domain/exam/exam-record.ts';
import type { Clock } from '../../ports/device/clock.ts';
import type { DraftStore } from '../../ports/device/draft-store.ts';
import type { Hasher } from '../../ports/device/hasher.ts';
import type { IdSource } from '../../ports/device/id-source.ts';
import type { PageLife } from '../../ports/device/page-life.ts';
import type { ExamKey, ExamRepository } from '../../ports/exam/exam-repository.ts';
import type { ServerClock } from '../../time/server-clock.ts';
import type { AttemptState, RunningAttempt } from '../attempt/running-attempt.ts';
import { RecordParts, readRecord } from './record-parts.ts';
import { recordedExams } from './recorded-exams.ts';

interface Deps {
  readonly drafts: Pick<DraftStore, 'read' | 'readAll' | 'save'>;
  readonly exams: Pick<ExamRepository, 'exams' | 'content' | 'save' | 'submit'>;
  readonly clock: Clock;
  readonly serverClock: Pick<ServerClock, 'state'>;
  readonly pageLife: Pick<PageLife, 'hides'>;
  readonly ids: IdSource;
  readonly hasher: Hasher;
}

/** An answer that is being changed is recorded this often, and when the server has it. */
const changingMs = 5_000;
const clockJumpMs = 1_000;
const longestText = 300;
const mostWords = 10;

const settled: ReadonlySet<AnswerView['phase']> = new Set(['sent', 'refused', 'changed']);

/** The events that only the page sees. */
export type PageEvent = Extract<RecordedEvent, { readonly kind: 'page' | 'press' | 'words' }>;

export interface ExamRecording {
  /** Texts are cut after 300 characters. */
  note(event: PageEvent): void;
  renew(exam: Exam): void;
  end(): void;
}

const isSameView = (a: AnswerView, b: AnswerView): boolean =>
  a.phase === b.phase && a.value === b.value && a.doubtful === b.doubtful;

const shortened = (event: RecordedEvent): RecordedEvent => {
  if (event.kind === 'press') return { ...event, name: event.name.slice(0, longestText) };
  if (event.kind !== 'words') return event;
  return { ...event, words: event.words.slice(0, mostWords).map((text) => text.slice(0, longestText)) };
};

const clockOf = (exam: Exam, deviceAhead: number | null): RecordedEvent => {
  const deadline = deadlineOf(exam);
  return { kind: 'clock', deviceAhead, deadline: deadline === null ? null : new Date(deadline).toISOString() };
};

const hasJumped = (before: number | null, now: number | null): boolean =>
  before === null || now === null ? before !== now : Math.abs(before - now) >= clockJumpMs;

export type ExamRecords = ReturnType<typeof examRecords>;

/**
 * Keeps a record of each exam on this device, for disputes: acts, states, calls and clocks, and of answers only digests. It is stored apart
 * from the answers, for 60 days or until the log-out. No method rejects, and no answer waits for it.
 */
export const examRecords = ({ exams, hasher, pageLife, serverClock, ...deps }: Deps) => {
  const { clock, drafts } = deps;
  const open = new Map<string, Set<(event: RecordedEvent) => void>>();

  const record = (attempt: RunningAttempt, first: Exam, user: string): ExamRecording => {
    const parts = new RecordParts(deps, first, user);
    const add = (event: RecordedEvent): void => parts.add({ at: clock.now(), ...shortened(event) });
    let exam = first;
    let before: AttemptState | null = null;
    let { deviceAhead } = serverClock.state.value;
    const subscriptions = new Subscription();
    const noted = new Map<string, { readonly view: AnswerView; readonly at: number }>();

    let isDue = false;
    /** Notes the answers that were being changed, once they rest. */
    const noteLater = (): void => {
      if (isDue) return;
      isDue = true;
      void clock.wait(changingMs).then(() => {
        isDue = false;
        if (!subscriptions.closed) noteAnswers(attempt.state.value, true);
      });
    };
    const noteAnswers = (state: AttemptState, isLast: boolean): void => {
      for (const [question, view] of state.answers) {
        const last = noted.get(question);
        if (last ? isSameView(last.view, view) : view.phase === 'empty') continue;
        if (last && !isLast && !settled.has(view.phase) && clock.now() - last.at < changingMs) {
          noteLater();
          continue;
        }
        noted.set(question, { view, at: clock.now() });
        const { phase, value, doubtful } = view;
        const digest = value === '' ? '' : hasher.sha256(value);
        add({ kind: 'answer', question, phase, digest, length: value.length, doubtful });
      }
    };
    const writeAll = (): void => {
      noteAnswers(attempt.state.value, true);
      void parts.flush();
    };

    add({ kind: 'page', sign: 'opened' });
    add({ kind: 'questions', ids: attempt.content().questions.map(({ id }) => id) });
    add(clockOf(exam, deviceAhead));
    subscriptions.add(
      attempt.state.subscribe((state) => {
        for (const event of statesBetween(before, state)) add(event);
        noteAnswers(state, false);
        before = state;
      }),
    );
    subscriptions.add(
      serverClock.state.subscribe((state) => {
        if (!hasJumped(deviceAhead, state.deviceAhead)) return;
        deviceAhead = state.deviceAhead;
        add(clockOf(exam, deviceAhead));
      }),
    );
    subscriptions.add(pageLife.hides().subscribe(writeAll));
    const recordings = open.get(exam.trxId) ?? new Set();
    open.set(exam.trxId, recordings.add(add));
    return {
      note: add,
      renew: (renewed) => {
        const isMoved = deadlineOf(renewed) !== deadlineOf(exam);
        exam = renewed;
        if (isMoved) add(clockOf(exam, deviceAhead));
      },
      end: () => {
        subscriptions.unsubscribe();
        recordings.delete(add);
        add({ kind: 'page', sign: 'closed' });
        writeAll();
      },
    };
  };

  return {
    record,
    /** The calls of an exam, which the records of its assessment hear of. */
    exams: recordedExams(exams, clock, (trxId, call) => {
      for (const add of open.get(trxId) ?? []) add(call);
    }),
    read: (exam: ExamKey, user: string): Promise<readonly RecordEntry[]> => readRecord(drafts, exam, user),
  };
};
