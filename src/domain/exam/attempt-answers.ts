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
  unsentOf,
} from './answer-entry.ts';
import { type AnswerRecord, holdsJust, noAnswer, withRecord } from './answer-record.ts';
import { signsOf } from './answers-text.ts';
import type { ExamAttempt } from './attempt-state.ts';
import { compared, handedIn } from './handed-in-entry.ts';
import type { AnswerToSave, AnswerVersion, ExamContent, SaveReply, ServerAnswer } from './question.ts';

type Records = Pick<ExamAttempt, 'questions' | 'records'>;
type Change = Partial<Omit<AnswerRecord, 'view'>>;

const recordOf = ({ records }: Records, questionId: string): AnswerRecord => records.get(questionId) ?? noAnswer;

/** Changes one answer. Ignores questions that are not in the content, because a reply of the server may name such questions. */
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

/** Sets the questions, which may have changed; answers to removed questions are kept. */
export const ask = <Attempt extends Records>(attempt: Attempt, asked: ExamContent['questions']): Attempt => {
  const questions = [...new Set([...asked.map(({ id }) => id), ...attempt.records.keys()])];
  const records = new Map(questions.map((id) => [id, recordOf(attempt, id)]));
  return { ...attempt, questions, records };
};

export const merge = <Attempt extends Records>(attempt: Attempt, answers: readonly ServerAnswer[]): Attempt =>
  each(attempt, answers, (next, answer) => changeEntry(next, answer.questionId, (entry) => merged(entry, answer)));

/** Applies a newer read of the content, including answers from other devices. */
export const read = (attempt: ExamAttempt, content: ExamContent): ExamAttempt => {
  const now = merge(ask({ ...attempt, content, outdated: false }, content.questions), content.answers);
  const isTrusted = [...now.records.values()].every(({ view }) => view.phase !== 'changed');
  return isTrusted ? now : { ...now, looked: null };
};

/** Starts from the server's answers and the stored unsent ones. `stored` is null when the storage could not be read. */
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
    const unwritten = !holdsJust(entry, versions);
    return put(next, id, { entry, kept: versions, inMemory: false, unwritten });
  });
};

/** Applies an answer of this page; returns the same attempt when nothing changes. */
export const edit = (
  attempt: ExamAttempt,
  questionId: string,
  change: Partial<Pick<AnswerVersion, 'value' | 'doubtful'>>,
  answeredAt: string,
): ExamAttempt => {
  const { entry, view } = recordOf(attempt, questionId);
  const { value, doubtful } = { value: '', doubtful: false, ...shownOf(entry) };
  const isSame = (change.value ?? value) === value && (change.doubtful ?? doubtful) === doubtful;
  // a refused answer is sent again, because the server may accept it now
  if (isSame && !attempt.outdated && view.phase !== 'refused' && view.phase !== 'changed') return attempt;
  return put(attempt, questionId, { entry: edited(entry, change, { device: attempt.device, answeredAt }) });
};

/** The kinds of signs in the texts of these versions. The value of an option is never changed by a server. */
const signsIn = ({ content, records }: ExamAttempt, saved: SaveReply['saved']): readonly number[] =>
  saved.flatMap(({ questionId, revision }) => {
    if (content.questions.find(({ id }) => id === questionId)?.kind !== 'essay') return [];
    return signsOf(records.get(questionId)?.entry.pending.find((each) => each.revision === revision)?.value ?? '');
  });

/** Whether the server may have changed one of these saved texts without a word. */
export const mayBeChanged = (attempt: ExamAttempt, saved: SaveReply['saved']): boolean =>
  signsIn(attempt, saved).some((sign) => !attempt.looked?.has(sign));

/** Applies a save reply: acknowledged, refused and newer answers. */
export const take = (attempt: ExamAttempt, { saved, refused, answers }: SaveReply): ExamAttempt => {
  const acked = each(attempt, saved, (next, id) =>
    changeEntry(next, id.questionId, (entry) => acknowledged(entry, id)),
  );
  const judged = each(acked, refused, (next, no) =>
    changeEntry(next, no.questionId, (entry) => refusedWith(entry, no, no.reason)),
  );
  const looked = attempt.looked && new Set([...attempt.looked, ...signsIn(attempt, saved)]);
  return { ...merge(judged, answers), looked };
};

/** Marks these submitted answers as being on the server. */
export const handIn = (attempt: ExamAttempt, carried: readonly AnswerToSave[]): ExamAttempt =>
  each(attempt, carried, (next, { questionId, ...version }) =>
    changeEntry(next, questionId, (entry) => handedIn(entry, { ...version, refusal: null })),
  );

/** Clears refusals and failures of earlier saves: for a device-only attempt the server stores no answers before the submission. */
export const keep = (attempt: ExamAttempt): ExamAttempt =>
  each(forgive(attempt), attempt.questions, (next, id) => put(next, id, { failing: false }));

/** Replaces this page's assumptions with the server's full list. Answers missing from the list are lost and must be sent again. */
export const correct = (attempt: ExamAttempt, answers: readonly ServerAnswer[]): ExamAttempt => {
  const has = new Map(answers.map(({ questionId, current }) => [questionId, current]));
  const missed = each(attempt, attempt.questions, (next, id) =>
    changeEntry(next, id, (entry) => missedBy(entry, { current: has.get(id) ?? null })),
  );
  return merge(missed, answers);
};

/** Applies the server's answers after the submission; answers missing from them stay on this device. */
export const compare = (attempt: ExamAttempt, held: readonly ServerAnswer[]): ExamAttempt => {
  const has = new Map(held.map((answer) => [answer.questionId, answer]));
  return each(attempt, attempt.questions, (next, questionId) =>
    changeEntry(next, questionId, (entry) => {
      const answer = has.get(questionId) ?? { questionId, current: null, others: entry.others, file: entry.file };
      return compared(entry, answer);
    }),
  );
};

/** Marks the unsent versions of these answers as refused, for these reasons by question. */
export const leaveOut = (attempt: ExamAttempt, reasons: ReadonlyMap<string, string>): ExamAttempt =>
  each(attempt, reasons, (next, [questionId, reason]) =>
    changeEntry(next, questionId, (entry) =>
      unsentOf(entry).reduce((left, version) => refusedWith(left, version, reason), entry),
    ),
  );

/** Clears refusals, so that these answers are sent again. */
export const forgive = (attempt: ExamAttempt): ExamAttempt =>
  each(attempt, attempt.questions, (next, id) => changeEntry(next, id, forgiven));

/** Adds stored versions that could not be read before, and marks the merged result as unwritten. */
export const adopt = (attempt: ExamAttempt, questionId: string, versions: readonly PendingVersion[]): ExamAttempt => {
  const { entry, kept } = recordOf(attempt, questionId);
  return put(attempt, questionId, { entry: found(entry, versions), kept: [...kept, ...versions], unwritten: true });
};

/** Marks every answer that the server does not have as unwritten, because the device's storage was lost. */
export const lose = (attempt: ExamAttempt): ExamAttempt =>
  each(attempt, attempt.questions, (next, id) => {
    const { entry, kept, unwritten } = recordOf(next, id);
    const isMissing = entry.pending.length > 0;
    if (kept.length === 0 && !isMissing) return next;
    return put(next, id, { kept: [], inMemory: isMissing, unwritten: unwritten || isMissing });
  });

/** Marks stored answers that could not be sent; the outbox sends them again. */
export const fail = (attempt: ExamAttempt, questionIds: readonly string[]): ExamAttempt =>
  each(attempt, questionIds, (next, id) => put(next, id, { failing: true }));
