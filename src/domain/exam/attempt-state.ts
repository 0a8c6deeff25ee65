import { type PendingVersion, unsentOf } from './answer-entry.ts';
import { type AnswerRecord, type AnswerView, isKept, noAnswer } from './answer-record.ts';
import { normalText } from './answers-text.ts';
import type { AnswerToSave, ExamContent } from './question.ts';

/** `reading` while another tab writes (fault matrix 34). */
export type AttemptRole = 'opening' | 'writing' | 'reading';

/** The state of a running exam on one page (fault matrix 1–45, 60–75). */
export interface ExamAttempt {
  readonly questions: readonly string[];
  readonly records: ReadonlyMap<string, AnswerRecord>;
  readonly content: ExamContent;
  readonly role: AttemptRole;
  /**
   * `waiting`: this tab may not write. `beginning`: it reads the stored answers. `handingOver`: it refuses new answers and writes the
   * others to the storage.
   */
  readonly stage: 'waiting' | 'beginning' | 'writing' | 'handingOver';
  readonly hasLock: boolean;
  /** How often this tab has stopped writing; results from earlier turns are ignored. */
  readonly turn: number;
  /** Identifies this page in the versions of answers; renewed each time the page starts writing. */
  readonly device: string;
  /** This tab stopped writing, and its answers may be nowhere else. */
  readonly overtaken: boolean;
  readonly readable: boolean;
  readonly lostEarly: boolean;
  /** Questions with a stored answer that cannot be opened and was not replaced by a new answer (fault matrix 70). */
  readonly unopened: readonly string[];
  /**
   * `lost`: no reply. `blocked`: something in between answers. `troubled`: the server has a problem. Then `regained` or, after `troubled`,
   * `recovered` until the candidate saw that.
   */
  readonly connection: 'fine' | 'lost' | 'blocked' | 'troubled' | 'regained' | 'recovered';
  /** Whether the server has replied to a save since this page was opened. */
  readonly reached: boolean;
  /** The server's answers could not be read when this tab began to write again: another may have changed them. */
  readonly outdated: boolean;
  readonly locked: boolean;
  readonly closed: boolean;
  /**
   * The server keeps no answers before the submission, so they stay on this device until then (decision 16). Once the server has
   * `acknowledged` an answer, no later reply can mean that it keeps none.
   */
  readonly deviceOnly: boolean;
  readonly acknowledged: boolean;
  readonly takenEarly: boolean;
  /** Unsent answers stored under another start time, by question; the candidate decides whether to use them. */
  readonly offered: ReadonlyMap<string, readonly PendingVersion[]>;
  readonly sessionOver: boolean;
  /**
   * Kinds of signs in texts that the server has been asked to show once, because it may change them without a word. Null once it has changed
   * one: then every text is looked at.
   */
  readonly looked: ReadonlySet<number> | null;
  readonly submission: 'none' | 'running' | 'unknown' | 'taken';
  /** How often the server has refused a submission; each refusal changes the next request key (fault matrix 74). */
  readonly refusals: number;
}

/** Whether this tab is the one that stores and sends. */
export const isWriter = ({ stage }: ExamAttempt): boolean => stage === 'writing' || stage === 'handingOver';

export const isCutOff = (connection: ExamAttempt['connection']): connection is 'lost' | 'blocked' | 'troubled' =>
  connection === 'lost' || connection === 'blocked' || connection === 'troubled';

/** Whether the candidate can answer this question now. */
export const accepts = ({ stage, locked, closed, submission, questions }: ExamAttempt, questionId: string): boolean =>
  stage === 'writing' && !locked && !closed && submission !== 'running' && questions.includes(questionId);

/** The answers that the server neither has nor refused, in the order of the questions. */
export const unsentIn = ({ questions, records }: ExamAttempt): AnswerToSave[] =>
  questions.flatMap((questionId) =>
    unsentOf((records.get(questionId) ?? noAnswer).entry).map(({ refusal, ...version }) => ({
      questionId,
      ...version,
      value: normalText(version.value),
    })),
  );

/** An answer that the server has: saving it again changes nothing, and shows whether the server takes answers now. */
export const heldIn = ({ records }: ExamAttempt): AnswerToSave | null => {
  for (const [questionId, { entry }] of records)
    if (entry.server && entry.pending.length === 0) return { questionId, ...entry.server, base: 0 };
  return null;
};

/** Lists the questions for which the server has refused the shown answer. */
export const refusedIn = ({ records }: ExamAttempt): readonly string[] =>
  [...records].flatMap(([questionId, { view }]) => (view.phase === 'refused' ? [questionId] : []));

/** Whether at least one answer is neither on the server nor in the device's storage. */
export const isUnkept = ({ records }: ExamAttempt): boolean => [...records.values()].some((record) => !isKept(record));

/** Whether a tab that does not write shows an answer that may be nowhere else. */
export const isLeftAlone = (attempt: ExamAttempt): boolean => attempt.overtaken && isUnkept(attempt);

const isDurable = (attempt: ExamAttempt): boolean =>
  isWriter(attempt)
    ? attempt.readable && [...attempt.records.values()].every(({ inMemory }) => !inMemory)
    : !isLeftAlone(attempt);

export interface AttemptView
  extends Pick<
    ExamAttempt,
    | 'role'
    | 'connection'
    | 'unopened'
    | 'overtaken'
    | 'locked'
    | 'deviceOnly'
    | 'reached'
    | 'takenEarly'
    | 'sessionOver'
  > {
  readonly answers: ReadonlyMap<string, AnswerView>;
  /** The number of questions with a change that the server does not have; in `unsentMarks` of them, only the mark is new. */
  readonly unsent: number;
  readonly unsentMarks: number;
  readonly refused: number;
  readonly durable: boolean;
  readonly saving: boolean;
  readonly handedIn: boolean;
  readonly offered: number;
}

/** Answers of other attempts to offer to the candidate: the newest version for each question that is still empty here. */
export const offeredIn = ({ offered, records }: ExamAttempt): readonly (readonly [string, PendingVersion])[] =>
  [...offered].flatMap(([questionId, versions]) => {
    const newest = versions.at(-1);
    const empty = records.get(questionId)?.view.value === '';
    return newest && empty && newest.value !== '' ? [[questionId, newest] as const] : [];
  });

const isOnlyMarked = ({ entry }: AnswerRecord): boolean =>
  unsentOf(entry).length > 0 && [entry.server, ...entry.pending].every((version) => !version?.value);

/** The view of an attempt; reuses the answers of `before` when none has changed. */
export const viewOf = (attempt: ExamAttempt, before?: AttemptView): AttemptView => {
  const { role, connection, unopened, locked, deviceOnly, reached, takenEarly, sessionOver } = attempt;
  const overtaken = isLeftAlone(attempt);
  const views = new Map([...attempt.records].map(([id, { view }]) => [id, view]));
  const isSame =
    before?.answers.size === views.size && [...views].every(([id, view]) => before.answers.get(id) === view);
  return {
    ...{ role, connection, unopened, overtaken, locked, deviceOnly, reached, takenEarly, sessionOver },
    answers: isSame ? before.answers : views,
    unsent: new Set(unsentIn(attempt).map(({ questionId }) => questionId)).size,
    unsentMarks: [...attempt.records.values()].filter(isOnlyMarked).length,
    refused: [...views.values()].filter(({ phase }) => phase === 'refused' || phase === 'changed').length,
    durable: isDurable(attempt),
    saving: isUnkept(attempt),
    handedIn: attempt.submission === 'taken',
    offered: offeredIn(attempt).length,
  };
};

/** The content with the answers that the server is known to have. */
export const paperNow = ({ content, records }: ExamAttempt): ExamContent => ({
  ...content,
  answers: [...records].map(([questionId, { entry }]) => ({
    questionId,
    current: entry.server,
    others: entry.others,
    file: entry.file,
  })),
});
