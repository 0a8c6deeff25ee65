import { type PendingVersion, unsentOf } from './answer-entry.ts';
import { type AnswerRecord, type AnswerView, noAnswer } from './answer-record.ts';
import type { AnswerToSave, ExamContent } from './question.ts';

/** Which tab writes: `reading` while another one does (fault matrix 34). */
export type AttemptRole = 'opening' | 'writing' | 'reading';

/** One exam that runs, on one page: all that this page knows of it (fault matrix 1–45, 60–75). */
export interface ExamAttempt {
  /** Ids of the questions, in their order: also of those that are gone from the paper and were answered. */
  readonly questions: readonly string[];
  readonly records: ReadonlyMap<string, AnswerRecord>;
  /** All that the server has, as it was read last. */
  readonly content: ExamContent;
  readonly role: AttemptRole;
  /** `waiting` for the lock · `beginning` what is stored is read · `writing` · `handingOver` takes nothing more, and stores what it has. */
  readonly stage: 'waiting' | 'beginning' | 'writing' | 'handingOver';
  readonly hasLock: boolean;
  /** How often this tab has stopped writing: what began before is over. */
  readonly turn: number;
  /** Names this page in versions; another one each time that it begins to write. */
  readonly device: string;
  /** Another tab did not wait until this one had stored what it had. */
  readonly cutShort: boolean;
  /** Another tab went on without what was typed last here. */
  readonly overtaken: boolean;
  /** Whether all that is in the storage was read. */
  readonly readable: boolean;
  /** The storage was taken away while this tab began to write. */
  readonly lostEarly: boolean;
  /** The questions of which this device kept an answer that cannot be opened, and that were not answered since (fault matrix 70). */
  readonly unopened: readonly string[];
  /**
   * `lost` from the first call without a reply on, `troubled` from the first on to which the server said that it has a problem; `regained`
   * and `recovered` after them, until the candidate has read it.
   */
  readonly connection: 'fine' | 'lost' | 'troubled' | 'regained' | 'recovered';
  /** Nothing can be changed any more: the time is over. */
  readonly locked: boolean;
  /** The server does not let this exam be answered any more. */
  readonly closed: boolean;
  /** The server keeps no answers before the submission: they stay on this device, and all go with it (decision 16). */
  readonly deviceOnly: boolean;
  /** The server has acknowledged an answer of this attempt: no other reply means that it keeps none. */
  readonly acknowledged: boolean;
  /** The server has answered a save as if it were the submission. */
  readonly takenEarly: boolean;
  /** What attempts with another start have left here, of questions; it is offered, and never put in force by itself. */
  readonly offered: ReadonlyMap<string, readonly PendingVersion[]>;
  readonly sessionOver: boolean;
  /** `doubtful` one was sent, and what became of it is not known. */
  readonly submission: 'none' | 'running' | 'doubtful' | 'taken';
  /** How often the server has said no to a submission: each no makes the next one another request (fault matrix 74). */
  readonly refusals: number;
}

/** Whether this tab is the one that stores and sends. */
export const isWriter = ({ stage }: ExamAttempt): boolean => stage === 'writing' || stage === 'handingOver';

/** Whether calls fail because of the network or the server. */
export const isCutOff = (connection: ExamAttempt['connection']): connection is 'lost' | 'troubled' =>
  connection === 'lost' || connection === 'troubled';

/** Whether an answer to this question is taken now. */
export const accepts = ({ stage, locked, closed, submission, questions }: ExamAttempt, questionId: string): boolean =>
  stage === 'writing' && !locked && !closed && submission !== 'running' && questions.includes(questionId);

/** What the server has not taken, in the order of the paper. */
export const unsentIn = ({ questions, records }: ExamAttempt): AnswerToSave[] =>
  questions.flatMap((questionId) =>
    unsentOf((records.get(questionId) ?? noAnswer).entry).map(({ refusal, ...version }) => ({
      questionId,
      ...version,
    })),
  );

/** Whether something is not even in the device's storage. */
export const isUnkept = ({ records }: ExamAttempt): boolean =>
  [...records.values()].some(({ view }) => view.phase === 'saving');

/** False while answers are only in the memory of this page (fault matrix 37, 38). */
const isDurable = (attempt: ExamAttempt): boolean =>
  isWriter(attempt)
    ? attempt.readable && [...attempt.records.values()].every(({ inMemory }) => !inMemory)
    : !(attempt.overtaken && isUnkept(attempt));

/** An attempt as the candidate sees it. */
export interface AttemptView
  extends Pick<
    ExamAttempt,
    'role' | 'connection' | 'unopened' | 'overtaken' | 'locked' | 'deviceOnly' | 'takenEarly' | 'sessionOver'
  > {
  /** By the id of the question; the same map until an answer changes. */
  readonly answers: ReadonlyMap<string, AnswerView>;
  /** How many answers the server has not taken. */
  readonly unsent: number;
  /** How many answers the server will not take. */
  readonly refused: number;
  /** False while answers are only in the memory of this page (fault matrix 37, 38). */
  readonly durable: boolean;
  /** What was answered last is not in the device's storage yet. */
  readonly saving: boolean;
  /** The server says that it has the submission. */
  readonly handedIn: boolean;
  /** Of how many questions without an answer an earlier start has left one here. */
  readonly offered: number;
}

/** What can be taken over of an earlier start: the newest version of each question that has no answer now. */
export const offeredIn = ({ offered, records }: ExamAttempt): readonly (readonly [string, PendingVersion])[] =>
  [...offered].flatMap(([questionId, versions]) => {
    const newest = versions.at(-1);
    const empty = records.get(questionId)?.view.value === '';
    return newest && empty && newest.value !== '' ? [[questionId, newest] as const] : [];
  });

/** What the candidate sees now; `before` was seen last. */
export const viewOf = (attempt: ExamAttempt, before?: AttemptView): AttemptView => {
  const { role, connection, unopened, overtaken, locked, deviceOnly, takenEarly, sessionOver, records } = attempt;
  const views = new Map([...records].map(([id, { view }]) => [id, view]));
  const isSame =
    before?.answers.size === views.size && [...views].every(([id, view]) => before.answers.get(id) === view);
  return {
    ...{ role, connection, unopened, overtaken, locked, deviceOnly, takenEarly, sessionOver },
    answers: isSame ? before.answers : views,
    unsent: new Set(unsentIn(attempt).map(({ questionId }) => questionId)).size,
    refused: [...views.values()].filter(({ phase }) => phase === 'refused').length,
    durable: isDurable(attempt),
    saving: isUnkept(attempt),
    handedIn: attempt.submission === 'taken',
    offered: offeredIn(attempt).length,
  };
};

/** The paper of an attempt with the answers that the server is known to have by now. */
export const paperNow = ({ content, records }: ExamAttempt): ExamContent => ({
  ...content,
  answers: [...records].map(([questionId, { entry }]) => ({
    questionId,
    current: entry.server,
    others: entry.others,
    file: entry.file,
  })),
});
