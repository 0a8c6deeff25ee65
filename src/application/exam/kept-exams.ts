import type { Candidate } from '../../domain/account/candidate.ts';
import { deadlineOf, type Exam, type Exams } from '../../domain/exam/exam.ts';
import type { KeptExam } from '../../domain/exam/kept-exam.ts';
import { fieldsOf } from '../fields-of.ts';
import type { ExamOwner } from '../ports/account/exam-owner.ts';
import type { Clock } from '../ports/device/clock.ts';
import { type DraftKey, type DraftStore, recordForm, type StoredDraft } from '../ports/device/draft-store.ts';
import type { ExamKey } from '../ports/exam/exam-repository.ts';
import type { OfflineExams } from '../ports/exam/offline-exams.ts';
import type { ServerClock } from '../time/server-clock.ts';

/** How it is written; what another portal wrote is not read. */
interface Written extends KeptExam {
  readonly version: 1;
  readonly deviceAhead: number | null;
}

/** Milliseconds after its end that an exam is kept at the most: an assessor may still give more time. */
const keptAfterEnd = 24 * 60 * 60_000;

const prefix = 'luring/';
const subjectOf = ({ trxId, id }: ExamKey): string => `${prefix}${trxId}/${id}`;
const examIn = ({ all, paper }: Pick<KeptExam, 'all' | 'paper'>): Exam | undefined =>
  all.exams.find(({ id }) => id === paper.examId);

type Is = (value: unknown) => boolean;
const isText: Is = (value) => typeof value === 'string';
const isNumber: Is = (value) => typeof value === 'number';
const orNull =
  (is: Is): Is =>
  (value) =>
    value === null || is(value);
const listOf =
  (is: Is): Is =>
  (value) =>
    Array.isArray(value) && value.every(is);
const having =
  (parts: Readonly<Record<string, Is>>): Is =>
  (value) => {
    const fields = fieldsOf(value);
    return Object.entries(parts).every(([name, is]) => is(fields[name]));
  };
const textsOf = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, isText]));

const isAnyQuestion = having({ ...textsOf('id', 'html', 'kind'), no: isNumber });
const isChoice = having({ options: listOf(having(textsOf('value', 'html'))) });
const isVersion = having({ ...textsOf('value', 'device', 'answeredAt'), revision: isNumber });
const isAnswer = having({
  questionId: isText,
  current: orNull(isVersion),
  others: listOf(isVersion),
  file: orNull(having(textsOf('id', 'name'))),
});
const isElement = having({ ...textsOf('id', 'title'), criteria: listOf(having(textsOf('id', 'text', 'benchmark'))) });

/** What a page of an exam cannot do without: one that is of another shape would end in an error page, without a network and out of it. */
const isWritten = having({
  version: (value) => value === 1,
  candidate: having({ ...textsOf('email', 'fullname'), photo: orNull(isText) }),
  all: having({
    ...textsOf('trxId', 'candidate'),
    scheme: having(textsOf('title', 'number')),
    assessor: having(textsOf('name', 'registration')),
    exams: listOf(
      having({
        ...textsOf('id', 'trxId', 'kind', 'status'),
        extraMinutes: isNumber,
        minutes: orNull(isNumber),
        startedAt: orNull(isText),
      }),
    ),
  }),
  paper: having({
    ...textsOf('examId', 'trxId'),
    instructionsHtml: orNull(isText),
    scenarioHtml: orNull(isText),
    steps: listOf(having({ ...textsOf('title', 'instruction'), no: isNumber })),
    units: listOf(having({ ...textsOf('code', 'title'), elements: listOf(isElement) })),
    questions: listOf((value) => isAnyQuestion(value) && (fieldsOf(value).kind !== 'choice' || isChoice(value))),
    answers: listOf(isAnswer),
  }),
  place: Number.isInteger,
  deviceAhead: orNull(isNumber),
});

/** What was sealed here; its texts are as untrusted as those of the server. */
const writtenIn = ({ content }: StoredDraft, user: string): Written | null => {
  const values = content?.values;
  const { id } = fieldsOf(fieldsOf(values).candidate);
  return id === user && isWritten(values) ? (values as Written) : null;
};

interface Deps {
  readonly drafts: Pick<DraftStore, 'read' | 'readAll' | 'save'>;
  readonly owner: ExamOwner;
  readonly offline: Pick<OfflineExams, 'wanted'>;
  readonly serverClock: Pick<ServerClock, 'state' | 'restore'>;
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

  /** Those of an assessment, or all, of whom they are kept of; what is over for good goes. */
  const read = async (trxId?: string): Promise<readonly Written[]> => {
    const user = owner.read();
    if (user === null || !offline.wanted) return [];
    const found = await drafts.readAll(user, recordForm, trxId === undefined ? prefix : `${prefix}${trxId}/`);
    const kept: { written: Written; savedAt: number }[] = [];
    for (const [subject, draft] of found.drafts) {
      const written = writtenIn(draft, user);
      const exam = written && examIn(written);
      const end = exam && deadlineOf(exam);
      if (!written || !exam || (end !== null && end !== undefined && clock.now() > end + keptAfterEnd))
        await remove({ user, form: recordForm, subject });
      else kept.push({ written, savedAt: draft.savedAt });
    }
    return kept.sort((a, b) => b.savedAt - a.savedAt).map(({ written }) => written);
  };

  return {
    /** Begins to keep an exam, for as long as nobody logs out or hands it in: what is given last is what is kept. */
    keeper: (user: string, exam: ExamKey): ((kept: KeptExam) => void) => {
      if (!offline.wanted) return () => {};
      const key: DraftKey = { user, form: recordForm, subject: subjectOf(exam) };
      let next: KeptExam | null = null;
      let base: string | null = null;
      const write = async () => {
        while (next && base !== null) {
          const values: Written = { ...next, version: 1, deviceAhead: serverClock.state.value.deviceAhead };
          next = null;
          const outcome = await drafts.save(key, base, { values, files: new Map() });
          base = outcome.kind === 'saved' ? outcome.revision : null; // somebody logged out, or goes on in another tab
          if (base !== null) owner.remember(user);
        }
      };
      let writing = drafts.read(key).then(({ revision }) => {
        base = revision;
      });
      return (kept) => {
        const begins = next === null;
        next = kept;
        if (begins) writing = writing.then(write);
      };
    },
    /** Who sits the exam that is kept here; null when there is none. */
    candidate: async (): Promise<Candidate | null> => (await read())[0]?.candidate ?? null,
    /** The exams of an assessment as they were, with the server's clock as it was known; null when none of them is kept. */
    exams: async (trxId: string): Promise<Exams | null> => {
      const [written] = await read(trxId);
      if (!written) return null;
      if (written.deviceAhead !== null) serverClock.restore(written.deviceAhead);
      return written.all;
    },
    /** One exam; null when it is not kept. */
    exam: async ({ trxId, id }: ExamKey): Promise<KeptExam | null> =>
      (await read(trxId)).find(({ paper }) => paper.examId === id) ?? null,
    /** What the server says now of an assessment: what does not run any more goes. */
    settle: async (trxId: string, now: Exams | null): Promise<void> => {
      const user = owner.read();
      if (user === null) return;
      for (const { paper } of await read(trxId)) {
        const exam = now?.exams.find(({ id }) => id === paper.examId);
        if (exam?.status !== 'running')
          await remove({ user, form: recordForm, subject: subjectOf({ trxId, id: paper.examId }) });
      }
      if ((await read()).length === 0) owner.forget();
    },
  };
};
