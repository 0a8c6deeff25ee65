import type { Candidate } from '../../domain/account/candidate.ts';
import { deadlineOf, type Exam, type Exams } from '../../domain/exam/exam.ts';
import type { KeptExam } from '../../domain/exam/kept-exam.ts';
import type { ExamOwner } from '../ports/account/exam-owner.ts';
import type { Clock } from '../ports/device/clock.ts';
import { type DraftKey, type DraftStore, recordForm } from '../ports/device/draft-store.ts';
import type { ExamKey } from '../ports/exam/exam-repository.ts';
import type { OfflineExams } from '../ports/exam/offline-exams.ts';
import type { ServerClock } from '../time/server-clock.ts';
import type { WrittenExam } from './kept-shape.ts';

/** Milliseconds after its end, and of one whose end is not known after it was kept last, that an exam is kept at the most: an assessor may still give more time. */
const keptAfterEnd = 24 * 60 * 60_000;

/** Until when an exam is kept at the most, in milliseconds since the epoch. */
export const keptUntil = (exam: Exam | undefined, now: number): number =>
  ((exam && deadlineOf(exam)) ?? now) + keptAfterEnd;

const prefix = 'luring/';
/** What the draft is of that holds an exam. */
export const subjectOf = ({ trxId, id }: ExamKey): string => `${prefix}${trxId}/${id}`;
export const examIn = ({ all, content }: Pick<KeptExam, 'all' | 'content'>): Exam | undefined =>
  all.exams.find(({ id }) => id === content.examId);

interface Deps {
  readonly drafts: Pick<DraftStore, 'read' | 'readAll' | 'save' | 'removeExpired'>;
  readonly owner: ExamOwner;
  readonly offline: Pick<OfflineExams, 'wanted'>;
  readonly serverClock: Pick<ServerClock, 'restore'>;
  readonly clock: Pick<Clock, 'now'>;
}

export type KeptExams = ReturnType<typeof keptExams>;

/**
 * Running exams as this device has them for when the server cannot be reached (decision 41): sealed among the drafts of their candidate,
 * so a log-out takes them away. The store of the container never rejects, and so does nothing here.
 */
export const keptExams = ({ drafts, owner, offline, serverClock, clock }: Deps) => {
  const remove = async (key: DraftKey): Promise<void> => {
    const { revision, content, unopened } = await drafts.read(key);
    if (content || unopened > 0) await drafts.save(key, revision, null);
  };

  /** Those of an assessment, or all, of whom they are kept of; what is over for good goes. Null: what is there cannot be judged now. */
  const read = async (trxId?: string): Promise<readonly WrittenExam[] | null> => {
    const user = owner.read();
    if (user === null || !offline.wanted) return [];
    const found = await drafts.readAll(user, recordForm, trxId === undefined ? prefix : `${prefix}${trxId}/`);
    if (found.drafts.size === 0) return [];
    // what judges them comes only where one is
    const shape = await import('./kept-shape.ts').catch(() => null);
    if (!shape) return null;
    const kept: { written: WrittenExam; savedAt: number }[] = [];
    for (const [subject, draft] of found.drafts) {
      const written = shape.writtenIn(draft.content?.values, user);
      const exam = written && examIn(written);
      if (!written || !exam || clock.now() > keptUntil(exam, clock.now()))
        await remove({ user, form: recordForm, subject });
      else kept.push({ written, savedAt: draft.savedAt });
    }
    return kept.sort((a, b) => b.savedAt - a.savedAt).map(({ written }) => written);
  };

  return {
    /** Removes what is over for good, of everybody who has sat an exam in this browser. */
    sweep: (): Promise<void> => drafts.removeExpired(clock.now(), owner.read()),
    /** Removes all that is kept of a candidate: the configuration has turned it off since. */
    retire: async (user: string): Promise<void> => {
      const found = await drafts.readAll(user, recordForm, prefix);
      for (const subject of found.drafts.keys()) await remove({ user, form: recordForm, subject });
      owner.forget();
    },
    /** Who sits the exam that is kept here; null when there is none. */
    candidate: async (): Promise<Candidate | null> => (await read())?.[0]?.candidate ?? null,
    /** The exams of an assessment as they were, with the server's clock as it was known; null when none of them is kept. */
    exams: async (trxId: string): Promise<Exams | null> => {
      const [written] = (await read(trxId)) ?? [];
      if (!written) return null;
      if (written.deviceAhead !== null) serverClock.restore(written.deviceAhead);
      return written.all;
    },
    /** One exam; null when it is not kept. */
    exam: async ({ trxId, id }: ExamKey): Promise<KeptExam | null> =>
      (await read(trxId))?.find(({ content }) => content.examId === id) ?? null,
    /** What the server says now of an assessment: what does not run any more goes. */
    settle: async (trxId: string, now: Exams | null): Promise<void> => {
      const user = owner.read();
      const kept = await read(trxId);
      if (user === null || !kept) return;
      for (const { content } of kept) {
        const exam = now?.exams.find(({ id }) => id === content.examId);
        if (exam?.status !== 'running')
          await remove({ user, form: recordForm, subject: subjectOf({ trxId, id: content.examId }) });
      }
      if ((await read())?.length === 0) owner.forget();
    },
  };
};
