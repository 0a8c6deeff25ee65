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

/** Milliseconds that an exam is kept after its end (or the last write if unknown), because an assessor may extend it. */
const keptAfterEnd = 24 * 60 * 60_000;

export const keptUntil = (exam: Exam | undefined, now: number): number =>
  ((exam && deadlineOf(exam)) ?? now) + keptAfterEnd;

const prefix = 'luring/';
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

/** Running exams kept for offline use among the encrypted drafts, so a log-out removes them (decision 41). No method rejects. */
export const keptExams = ({ drafts, owner, offline, serverClock, clock }: Deps) => {
  const remove = async (key: DraftKey): Promise<void> => {
    const { revision, content, unopened } = await drafts.read(key);
    if (content || unopened > 0) await drafts.save(key, revision, null);
  };

  /** Null if it is not known: the storage cannot be read, or the validator could not load. */
  const read = async (trxId?: string): Promise<readonly WrittenExam[] | null> => {
    const user = owner.read();
    if (user === null || !offline.wanted) return [];
    const found = await drafts.readAll(user, recordForm, trxId === undefined ? prefix : `${prefix}${trxId}/`);
    if (found.drafts.size === 0) return found.durable ? [] : null;
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
    sweep: (): Promise<void> => drafts.removeExpired(clock.now(), owner.read()),
    /** Removes a candidate's kept exams, because the configuration no longer allows them. */
    retire: async (user: string): Promise<void> => {
      const found = await drafts.readAll(user, recordForm, prefix);
      for (const subject of found.drafts.keys()) await remove({ user, form: recordForm, subject });
      owner.forget();
    },
    candidate: async (): Promise<Candidate | null> => (await read())?.[0]?.candidate ?? null,
    /** The assessments with a stored exam, the last one used first. */
    trxIds: async (): Promise<readonly string[]> => [...new Set(((await read()) ?? []).map(({ all }) => all.trxId))],
    /** The stored exams of an assessment; null if none is stored. Also restores the last known time of the server. */
    exams: async (trxId: string): Promise<Exams | null> => {
      const [written] = (await read(trxId)) ?? [];
      if (!written) return null;
      if (written.deviceAhead !== null) serverClock.restore(written.deviceAhead);
      return written.all;
    },
    exam: async ({ trxId, id }: ExamKey): Promise<KeptExam | null> =>
      (await read(trxId))?.find(({ content }) => content.examId === id) ?? null,
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
