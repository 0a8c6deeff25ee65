import type { PendingVersion } from '../../../domain/exam/answer-entry.ts';
import type { AttemptEvent, StoredAnswers } from '../../../domain/exam/attempt-events.ts';
import type { Clock } from '../../ports/device/clock.ts';
import type { DraftContent, DraftKey, DraftStore, DraftStoreEvent } from '../../ports/device/draft-store.ts';
import { type AttemptKey, examPartOf } from './attempt-key.ts';
import { storedVersions, versionsOf } from './stored-answer.ts';
import { answersIn, type IsOfAttempt } from './stored-attempt.ts';

/** Minimum milliseconds between two writes of one answer. The first keystroke is written at once, later ones are batched. */
const spacing = 100;

export const answerForm = 'exam';

type Versions = readonly PendingVersion[];

interface QuestionDraft {
  base: string | null;
  /** Records of other starts that were merged into this record. They are deleted only after the storage has this record. */
  readonly joined: { readonly key: DraftKey; readonly revision: string }[];
  wanted: Versions | null;
  last: Versions | null;
  running: Promise<void> | null;
  /** This tab has already merged a write that landed after it had read; the tab that wrote before may have had one on its way. */
  wasLate: boolean;
}

export interface AnswerDrafts {
  /** Reads the storage. On failure, resolves with `durable: false` and retries until `draftsRead`. */
  read(): Promise<StoredAnswers>;
  readAgain(): Promise<void>;
  /** Schedules a write of these versions of an answer; an empty list removes the record. A later call replaces a queued write. */
  put(questionId: string, versions: Versions): void;
  flush(): Promise<void>;
  abandon(): void;
}

const pause = 3_000;

type DraftEvent = Extract<
  AttemptEvent,
  { readonly kind: 'draftWritten' | 'draftFound' | 'draftsRead' | 'draftsOvertaken' }
>;

/** Stores unsent answers, one record per question, and merges or offers those from other starts of the exam. No method rejects. */
export const answerDrafts = (
  { drafts, clock }: { readonly drafts: DraftStore; readonly clock: Clock },
  { user, subject }: AttemptKey,
  tell: (event: DraftEvent) => void,
  ofAttempt: () => Promise<IsOfAttempt>,
): AnswerDrafts => {
  const questions = new Map<string, QuestionDraft>();
  let abandoned = false;
  let readable = false;
  let hurry = new AbortController();

  const keyOf = (questionId: string): DraftKey => ({ user, form: answerForm, subject: `${subject}/${questionId}` });
  const questionOf = (subjectOfAnswer: string): string => subjectOfAnswer.slice(subject.length + 1);
  const draftOf = (questionId: string): QuestionDraft => {
    const known = questions.get(questionId);
    if (known) return known;
    const draft: QuestionDraft = { base: null, joined: [], wanted: null, last: null, running: null, wasLate: false };
    questions.set(questionId, draft);
    return draft;
  };

  /** Merges the first late write of a question and then writes `versions`. A second one comes from another writer, so this tab stops. */
  const overtaken = (questionId: string, draft: QuestionDraft, versions: Versions): void => {
    if (abandoned) return;
    if (draft.wasLate) tell({ kind: 'draftsOvertaken' });
    else {
      [draft.wasLate, draft.base] = [true, null];
      put(questionId, draft.wanted ?? versions);
    }
  };

  const writeOnce = async (questionId: string, draft: QuestionDraft, versions: Versions): Promise<void> => {
    const key = keyOf(questionId);
    const content: DraftContent | null = versions.length === 0 ? null : { values: { versions }, files: new Map() };
    if (draft.base === null) {
      const unseen = await drafts.read(key);
      draft.base = (unseen.beside ?? unseen).revision;
      const found = unseen.content || unseen.beside ? versionsOf(unseen) : [];
      // the handler of this event merges the versions and writes again
      if (found.length > 0) return tell({ kind: 'draftFound', questionId, versions: found });
    }
    const { base } = draft;
    const outcome = await drafts.save(key, base, content);
    if (draft.base !== base) {
      draft.wanted = draft.wanted ?? versions; // the base changed during the write, so the write is retried on the new base
      return;
    }
    if (outcome.kind === 'overtaken') return overtaken(questionId, draft, versions);
    draft.base = outcome.revision;
    draft.last = versions;
    tell({ kind: 'draftWritten', questionId, durable: outcome.durable, versions });
    const joined = outcome.durable ? draft.joined.splice(0) : [];
    for (const { key: old, revision } of joined) await drafts.save(old, revision, null);
  };

  const work = async (questionId: string, draft: QuestionDraft): Promise<void> => {
    while (draft.wanted && !abandoned) {
      const versions = draft.wanted;
      draft.wanted = null;
      await writeOnce(questionId, draft, versions);
      await clock.wait(spacing, hurry.signal).catch(() => undefined);
    }
  };

  const start = (questionId: string, draft: QuestionDraft): void => {
    draft.running ??= work(questionId, draft).finally(() => {
      draft.running = null;
      if (draft.wanted && !abandoned) start(questionId, draft);
    });
  };

  const put = (questionId: string, versions: Versions): void => {
    if (abandoned) return;
    const draft = draftOf(questionId);
    draft.wanted = versions;
    start(questionId, draft);
  };

  const hear = (event: DraftStoreEvent): void => {
    if (event.kind === 'lost' || event.key.user !== user || event.key.form !== answerForm) return;
    const questionId = questionOf(event.key.subject);
    const draft = questions.get(questionId);
    if (!draft || event.key.subject !== keyOf(questionId).subject) return;
    switch (event.kind) {
      case 'overtaken':
        overtaken(questionId, draft, draft.last ?? []);
        break;
      case 'readable':
        draft.base = event.draft.revision;
        tell({ kind: 'draftFound', questionId, versions: storedVersions(event.draft.content) });
        break;
      case 'written':
        if (draft.last) tell({ kind: 'draftWritten', questionId, durable: true, versions: draft.last });
    }
  };
  const stopListening = drafts.listen(hear);

  const readAll = async (): Promise<StoredAnswers> => {
    const [found, isOfAttempt] = await Promise.all([
      drafts.readAll(user, answerForm, examPartOf(subject)),
      ofAttempt(),
    ]);
    const { own, joined, ...answers } = answersIn(found.drafts, subject, isOfAttempt);
    for (const [questionId, draft] of own) {
      // a revision that this page wrote during the read is newer than the revision that was read
      draftOf(questionId).base ??= (draft.beside ?? draft).revision;
      if (draft.beside) put(questionId, versionsOf(draft));
    }
    for (const { questionId, subject: old, revision } of joined)
      draftOf(questionId).joined.push({ key: { user, form: answerForm, subject: old }, revision });
    return { durable: found.durable, ...answers };
  };

  const readAgain = async (): Promise<void> => {
    if (readable) return;
    const stored = await readAll();
    if (!stored.durable || readable || abandoned) return;
    readable = true;
    tell({ kind: 'draftsRead', stored });
  };

  const readLater = async (): Promise<void> => {
    while (!abandoned && !readable) {
      await clock.wait(pause);
      await readAgain();
    }
  };

  return {
    read: async () => {
      const stored = await readAll();
      readable = stored.durable;
      if (!readable) void readLater();
      return stored;
    },
    readAgain,
    put,
    flush: async () => {
      hurry.abort();
      await Promise.all([...questions.values()].map(({ running }) => running));
      hurry = new AbortController();
    },
    abandon: () => {
      abandoned = true;
      stopListening();
      hurry.abort();
    },
  };
};
