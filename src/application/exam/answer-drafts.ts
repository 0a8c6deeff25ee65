import type { PendingVersion } from '../../domain/exam/answer-entry.ts';
import type { Clock } from '../ports/clock.ts';
import type { DraftContent, DraftKey, DraftStore } from '../ports/draft-store.ts';
import type { SittingPlace } from './sitting-place.ts';
import { storedVersions } from './stored-answer.ts';

/** Milliseconds between the beginnings of two writes of one answer: the first keystroke is written at once, the next ones together. */
const spacing = 100;

/** The form under which the answers of exams stand in the device's storage. */
export const answerForm = 'exam';

/** What became of a write: `versions` stand in the storage, or in this page's memory only. */
export type DraftWritten =
  | { readonly kind: 'written'; readonly questionId: string; readonly durable: boolean; readonly versions: Versions }
  /** Nothing was written: these stood there already, unseen, because the storage could not be read before. */
  | { readonly kind: 'found'; readonly questionId: string; readonly versions: Versions }
  | { readonly kind: 'overtaken' };

type Versions = readonly PendingVersion[];

interface Place {
  /** The revision to write on; null until it is known. */
  base: string | null;
  /** What is to be written next; null when nothing is. */
  wanted: Versions | null;
  /** Until the write that runs, and those that it makes necessary, are done. */
  running: Promise<void> | null;
}

export interface AnswerDrafts {
  /** What stands in the storage, by question. */
  read(): Promise<{ readonly durable: boolean; readonly versions: ReadonlyMap<string, Versions> }>;
  /** Writes these versions of an answer soon; an empty list removes it. What is written later replaces what is not written yet. */
  put(questionId: string, versions: Versions): void;
  /** Writes all that waits at once; resolves when it is written. */
  flush(): Promise<void>;
  /** Writes nothing any more: another tab does. */
  abandon(): void;
}

/** The unsent answers of one exam on this device: a record for each question, so that a keystroke writes one answer. Nothing rejects. */
export const answerDrafts = (
  { drafts, clock }: { readonly drafts: DraftStore; readonly clock: Clock },
  { user, subject }: SittingPlace,
  written: (outcome: DraftWritten) => void,
): AnswerDrafts => {
  const places = new Map<string, Place>();
  let abandoned = false;
  /** Ends the pauses before the next writes. */
  let hurry = new AbortController();

  const keyOf = (questionId: string): DraftKey => ({ user, form: answerForm, subject: `${subject}/${questionId}` });
  const placeOf = (questionId: string): Place => {
    const known = places.get(questionId);
    if (known) return known;
    const place: Place = { base: null, wanted: null, running: null };
    places.set(questionId, place);
    return place;
  };

  const writeOnce = async (questionId: string, place: Place, versions: Versions): Promise<void> => {
    const key = keyOf(questionId);
    const content: DraftContent | null = versions.length === 0 ? null : { values: { versions }, files: new Map() };
    if (place.base === null) {
      const unseen = await drafts.read(key);
      place.base = unseen.revision;
      const found = storedVersions(unseen.content);
      if (found.length > 0) return written({ kind: 'found', questionId, versions: found }); // it is put again with them
    }
    const outcome = await drafts.save(key, place.base, content);
    if (outcome.kind === 'overtaken') return written({ kind: 'overtaken' });
    place.base = outcome.revision;
    written({ kind: 'written', questionId, durable: outcome.durable, versions });
  };

  /** Writes until nothing is wanted, each time after a pause, in which more may come. */
  const work = async (questionId: string, place: Place): Promise<void> => {
    while (place.wanted && !abandoned) {
      const versions = place.wanted;
      place.wanted = null;
      await writeOnce(questionId, place, versions);
      await clock.wait(spacing, hurry.signal).catch(() => undefined);
    }
  };

  const start = (questionId: string, place: Place): void => {
    place.running ??= work(questionId, place).finally(() => {
      place.running = null;
      if (place.wanted && !abandoned) start(questionId, place);
    });
  };

  return {
    read: async () => {
      const { durable, drafts: stored } = await drafts.readAll(user, answerForm, `${subject}/`);
      const versions = new Map<string, Versions>();
      for (const [place, draft] of stored) {
        const questionId = place.slice(subject.length + 1);
        placeOf(questionId).base = draft.revision;
        versions.set(questionId, storedVersions(draft.content));
      }
      return { durable, versions };
    },
    put: (questionId, versions) => {
      if (abandoned) return;
      const place = placeOf(questionId);
      place.wanted = versions;
      start(questionId, place);
    },
    flush: async () => {
      hurry.abort();
      await Promise.all([...places.values()].map(({ running }) => running));
      hurry = new AbortController();
    },
    abandon: () => {
      abandoned = true;
      hurry.abort();
    },
  };
};
