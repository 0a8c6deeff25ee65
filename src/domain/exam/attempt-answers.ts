import {
  type AnswerEntry,
  acknowledged,
  edited,
  forgiven,
  found,
  merged,
  missedBy,
  type PendingVersion,
  refusedWith,
  restored,
  shownOf,
} from './answer-entry.ts';
import { type AnswerRecord, holdsJust, noAnswer, withRecord } from './answer-record.ts';
import type { ExamAttempt } from './attempt-state.ts';
import { compared, handedIn } from './handed-in-entry.ts';
import type { AnswerToSave, AnswerVersion, ExamContent, SaveReply, ServerAnswer } from './question.ts';

type Records = Pick<ExamAttempt, 'questions' | 'records'>;
type Change = Partial<Omit<AnswerRecord, 'view'>>;

const recordOf = ({ records }: Records, questionId: string): AnswerRecord => records.get(questionId) ?? noAnswer;

/** With these changes of one answer; of a question that is not on the paper nothing changes: the server may name such ones. */
export const put = <Attempt extends Records>(attempt: Attempt, questionId: string, change: Change): Attempt => {
  const before = attempt.records.get(questionId);
  if (!before) return attempt;
  const record = withRecord(before, change);
  return record === before ? attempt : { ...attempt, records: new Map(attempt.records).set(questionId, record) };
};

const changeEntry = <Attempt extends Records>(
  attempt: Attempt,
  questionId: string,
  change: (entry: AnswerEntry) => AnswerEntry,
): Attempt => put(attempt, questionId, { entry: change(recordOf(attempt, questionId).entry) });

const each = <Attempt extends Records, Item>(
  attempt: Attempt,
  items: Iterable<Item>,
  change: (attempt: Attempt, item: Item) => Attempt,
): Attempt => {
  let next = attempt;
  for (const item of items) next = change(next, item);
  return next;
};

/** The questions of the paper, which may have been changed; what was answered of one that is gone is kept. */
export const ask = <Attempt extends Records>(attempt: Attempt, asked: ExamContent['questions']): Attempt => {
  const questions = [...new Set([...asked.map(({ id }) => id), ...attempt.records.keys()])];
  const records = new Map(questions.map((id) => [id, recordOf(attempt, id)]));
  return { ...attempt, questions, records };
};

/** What the server has now. */
export const merge = <Attempt extends Records>(attempt: Attempt, answers: readonly ServerAnswer[]): Attempt =>
  each(attempt, answers, (next, answer) => changeEntry(next, answer.questionId, (entry) => merged(entry, answer)));

/** A newer reading of the paper, with what other devices answered. */
export const read = (attempt: ExamAttempt, content: ExamContent): ExamAttempt =>
  merge(ask({ ...attempt, content }, content.questions), content.answers);

/** Begins with what the server has, and what this device had not sent; null where that could not be read. */
export const restore = (
  attempt: ExamAttempt,
  stored: ReadonlyMap<string, readonly PendingVersion[]> | null,
): ExamAttempt => {
  const { answers } = attempt.content;
  if (!stored) {
    const unread = each(attempt, attempt.questions, (next, id) =>
      put(next, id, { inMemory: recordOf(next, id).entry.pending.length > 0 }),
    );
    return merge(unread, answers);
  }
  const server = new Map(answers.map((answer) => [answer.questionId, answer]));
  return each(attempt, attempt.questions, (next, id) => {
    const versions = stored.get(id) ?? [];
    const { entry: before, kept } = recordOf(next, id);
    const entry = restored(before, server.get(id), versions, kept);
    // the server has some of them, or some are only here
    const unwritten = !holdsJust(entry, versions);
    return put(next, id, { entry, kept: versions, inMemory: false, unwritten });
  });
};

/** An answer of this page; the same attempt when it changes nothing. */
export const edit = (
  attempt: ExamAttempt,
  questionId: string,
  change: Partial<Pick<AnswerVersion, 'value' | 'doubtful'>>,
  answeredAt: string,
): ExamAttempt => {
  const { entry, view } = recordOf(attempt, questionId);
  const { value, doubtful } = { value: '', doubtful: false, ...shownOf(entry) };
  const isSame = (change.value ?? value) === value && (change.doubtful ?? doubtful) === doubtful;
  if (isSame && view.phase !== 'refused') return attempt; // what was refused may be taken now
  return put(attempt, questionId, { entry: edited(entry, change, { device: attempt.device, answeredAt }) });
};

/** What the server said to a save. */
export const take = (attempt: ExamAttempt, { saved, refused, answers }: SaveReply): ExamAttempt => {
  const acked = each(attempt, saved, (next, id) =>
    changeEntry(next, id.questionId, (entry) => acknowledged(entry, id)),
  );
  const judged = each(acked, refused, (next, no) =>
    changeEntry(next, no.questionId, (entry) => refusedWith(entry, no, no.reason)),
  );
  return merge(judged, answers);
};

/** These went with the submission. */
export const handIn = (attempt: ExamAttempt, carried: readonly AnswerToSave[]): ExamAttempt =>
  each(attempt, carried, (next, { questionId, ...version }) =>
    changeEntry(next, questionId, (entry) => handedIn(entry, { ...version, refusal: null })),
  );

/** The server keeps nothing before the submission: no answer is refused, and none is failing. */
export const keep = (attempt: ExamAttempt): ExamAttempt =>
  each(forgive(attempt), attempt.questions, (next, id) => put(next, id, { failing: false }));

/** All that the server has now, after it said that it has not what this page believed: what it does not list it has lost. */
export const correct = (attempt: ExamAttempt, answers: readonly ServerAnswer[]): ExamAttempt => {
  const has = new Map(answers.map(({ questionId, current }) => [questionId, current]));
  const missed = each(attempt, attempt.questions, (next, id) =>
    changeEntry(next, id, (entry) => missedBy(entry, { current: has.get(id) ?? null })),
  );
  return merge(missed, answers);
};

/** What the server has of an exam that was handed in: what it does not list stays on this device. */
export const compare = (attempt: ExamAttempt, held: readonly ServerAnswer[]): ExamAttempt => {
  const has = new Map(held.map((answer) => [answer.questionId, answer]));
  return each(attempt, attempt.questions, (next, questionId) =>
    changeEntry(next, questionId, (entry) => {
      const answer = has.get(questionId) ?? { questionId, current: null, others: entry.others, file: entry.file };
      return compared(entry, answer);
    }),
  );
};

/** What was refused may be taken now. */
export const forgive = (attempt: ExamAttempt): ExamAttempt =>
  each(attempt, attempt.questions, (next, id) => changeEntry(next, id, forgiven));

/** What was in the storage all the time, and could not be read before: it is stored again as it is now. */
export const adopt = (attempt: ExamAttempt, questionId: string, versions: readonly PendingVersion[]): ExamAttempt => {
  const { entry, kept } = recordOf(attempt, questionId);
  return put(attempt, questionId, { entry: found(entry, versions), kept: [...kept, ...versions], unwritten: true });
};

/** The device's storage was taken away: all that the server has not taken is to be stored again. */
export const lose = (attempt: ExamAttempt): ExamAttempt =>
  each(attempt, attempt.questions, (next, id) => {
    const { entry, kept, unwritten } = recordOf(next, id);
    const isMissing = entry.pending.length > 0;
    if (kept.length === 0 && !isMissing) return next;
    return put(next, id, { kept: [], inMemory: isMissing, unwritten: unwritten || isMissing });
  });

/** Sending these failed. */
export const fail = (attempt: ExamAttempt, questionIds: readonly string[]): ExamAttempt =>
  each(attempt, questionIds, (next, id) => put(next, id, { failing: true }));
