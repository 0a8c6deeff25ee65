import type { Exam } from '../../domain/exam/exam.ts';
import type { KeptExam } from '../../domain/exam/kept-exam.ts';
import type { ExamOwner } from '../ports/account/exam-owner.ts';
import type { Clock } from '../ports/device/clock.ts';
import { type DraftKey, type DraftStore, recordForm } from '../ports/device/draft-store.ts';
import type { IdSource } from '../ports/device/id-source.ts';
import type { ExamKey } from '../ports/exam/exam-repository.ts';
import type { OfflineExams } from '../ports/exam/offline-exams.ts';
import type { PictureDownloads } from '../ports/exam/picture-downloads.ts';
import type { ServerClock } from '../time/server-clock.ts';
import { examIn, keptUntil, subjectOf } from './kept-exams.ts';
import { fetchPictures, type KeptPictures, picturesIn, writtenPictures } from './kept-pictures.ts';
import type { WrittenExam } from './kept-shape.ts';

interface Deps {
  readonly drafts: Pick<DraftStore, 'read' | 'save'>;
  readonly owner: ExamOwner;
  readonly offline: Pick<OfflineExams, 'wanted'>;
  readonly serverClock: Pick<ServerClock, 'state' | 'now'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: IdSource;
  readonly pictures: PictureDownloads;
}

export interface ExamKeeper {
  keep(kept: KeptExam): void;
  /** Skips pictures beyond the size limits, and never fetches a kept picture again. */
  keepPictures(addresses: readonly string[], stop: AbortSignal): Promise<void>;
}

/** Compares the device with the clock of this exam, because a kept exam has only one clock. */
const deviceAheadIn = (serverClock: Deps['serverClock'], exam: Exam | undefined): number | null => {
  const { deviceAhead } = serverClock.state.value;
  const [now, own] = [serverClock.now(), serverClock.now(exam)];
  return deviceAhead === null || now === null || own === null ? deviceAhead : deviceAhead + now - own;
};

export type KeepExam = ReturnType<typeof keepExam>;

/** Keeps the running exam and its pictures for when the server cannot be reached (decision 41). No method rejects. */
export const keepExam = ({ drafts, owner, offline, serverClock, clock, ids, pictures }: Deps) => ({
  keeper: (user: string, exam: ExamKey): ExamKeeper => {
    if (!offline.wanted) return { keep: () => {}, keepPictures: async () => {} };
    const key: DraftKey = { user, form: recordForm, subject: subjectOf(exam) };
    let latest: KeptExam | null = null;
    let shown: KeptPictures = new Map();
    let changed = false;
    let base: string | null = null;
    const write = async () => {
      while (changed && latest && base !== null) {
        changed = false;
        const { files, ...addresses } = writtenPictures(shown);
        const deviceAhead = deviceAheadIn(serverClock, examIn(latest));
        const values: WrittenExam = { ...latest, version: 2, deviceAhead, ...addresses };
        const until = keptUntil(examIn(latest), clock.now());
        const outcome = await drafts.save(key, base, { values, files, until });
        base = outcome.kind === 'saved' ? outcome.revision : null; // null: the person has logged out, or another tab has taken over
        if (base !== null) owner.remember(user);
      }
    };
    const begun = drafts.read(key).then(({ revision, content }) => {
      base = revision;
      shown = picturesIn(content);
    });
    let writing = begun;
    const change = () => {
      changed = true;
      writing = writing.then(write);
    };
    return {
      keep: (kept) => {
        latest = kept;
        change();
      },
      keepPictures: async (addresses, stop) => {
        await begun;
        for await (const found of fetchPictures({ pictures, ids }, addresses, shown)) {
          if (stop.aborted) return;
          shown = found;
          change();
        }
      },
    };
  },
  pictures: async (exam: ExamKey): Promise<ReadonlyMap<string, Blob>> => {
    const user = owner.read();
    if (user === null || !offline.wanted) return new Map();
    const { content } = await drafts.read({ user, form: recordForm, subject: subjectOf(exam) });
    return new Map([...picturesIn(content)].map(([address, { file }]) => [address, file]));
  },
});
