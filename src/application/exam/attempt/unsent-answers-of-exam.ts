import { isSame, type PendingVersion } from '../../../domain/exam/answer-entry.ts';
import * as answers from '../../../domain/exam/attempt-answers.ts';
import type { ExamAttempt } from '../../../domain/exam/attempt-state.ts';
import { isOfAttempt } from '../../../domain/exam/earlier-start.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import { newAttempt } from '../../../domain/exam/exam-attempt.ts';
import { handingIn, provenBy } from '../../../domain/exam/handing-in.ts';
import { isHandedIn } from '../../../domain/exam/next-exam.ts';
import type { ExamContent } from '../../../domain/exam/question.ts';
import type { Clock } from '../../ports/device/clock.ts';
import type { DraftStore, StoredDraft } from '../../ports/device/draft-store.ts';
import type { Hasher } from '../../ports/device/hasher.ts';
import type { ExamRepository } from '../../ports/exam/exam-repository.ts';
import type { ServerClock } from '../../time/server-clock.ts';
import { answerForm } from './answer-drafts.ts';
import { answerOf, subjectOfAttempt, subjectOfExam } from './attempt-key.ts';
import { type CopiedAnswer, emergencyCopy } from './emergency-copy.ts';
import { isUnopened, versionsOf } from './stored-answer.ts';
import { answersIn } from './stored-attempt.ts';
import { digestsOf } from './submit-attempt.ts';

export type UnsentAnswersOfExam = ReturnType<typeof unsentAnswersOfExam>;

interface Deps {
  drafts: Pick<DraftStore, 'readAll' | 'save'>;
  exams: Pick<ExamRepository, 'content'>;
  hasher: Hasher;
  clock: Clock;
  serverClock: Pick<ServerClock, 'now'>;
}

export interface Left {
  /** 0 if the storage or an answer in it cannot be read, so that there may be some. */
  readonly count: number;
  /** False if the server may have these answers, because it has not reported any. */
  readonly certain: boolean;
  readonly copy: string;
}

type Versions = ReadonlyMap<string, readonly PendingVersion[]>;

/**
 * Answers left on this device, without those now known to be on the server; null for none. After the submission, removes the latter from
 * the device. Never rejects.
 */
export const unsentAnswersOfExam =
  ({ drafts, exams, hasher, clock, serverClock }: Deps) =>
  async (user: string, exam: Exam): Promise<Left | null> => {
    const { durable, drafts: stored } = await drafts
      .readAll(user, answerForm, subjectOfExam(exam))
      .catch(() => ({ durable: false, drafts: new Map<string, StoredDraft>() }));
    const known = durable && ![...stored.values()].some(isUnopened);
    const none = known ? null : { count: 0, certain: false, copy: '' };
    const now = serverClock.now(exam);
    const { versions, offered } = answersIn(stored, subjectOfAttempt(exam), (start, version) =>
      isOfAttempt(exam, { start, now, version }),
    );
    if (versions.size + offered.size === 0) return none;
    const content = await exams.content(exam).catch(() => null);
    const left = content
      ? [withoutHeld(versions, exam, content, hasher), withoutHeld(offered, exam, content, null)]
      : [versions, offered];
    const isLeft = (questionId: string, version: PendingVersion): boolean =>
      left.some((those) => those.get(questionId)?.some((each) => isSame(each, version)));

    const copied: CopiedAnswer[] = [];
    for (const [subject, draft] of stored) {
      const { questionId = '' } = answerOf(subject) ?? {};
      const still = versionsOf(draft).filter((version) => isLeft(questionId, version));
      copied.push(...still.map((version) => ({ questionId, ...version })));
      if (still.length === 0 && isHandedIn(exam) && !draft.beside && !isUnopened(draft))
        await drafts.save({ user, form: answerForm, subject }, draft.revision, null).catch(() => undefined);
    }
    if (copied.length === 0) return none;
    const told = content?.answers.some(({ current }) => current !== null) ?? false;
    return {
      count: new Set(copied.map(({ questionId }) => questionId)).size,
      certain: told || copied.every(({ refusal }) => refusal !== null),
      copy: emergencyCopy(exam, new Date(now ?? clock.now()).toISOString(), copied),
    };
  };

const withoutHeld = (stored: Versions, exam: Exam, content: ExamContent, hasher: Hasher | null): Versions => {
  const begun = answers.restore(newAttempt(content), stored);
  const { records } = isHandedIn(exam) ? settled(begun, stored, exam, content, hasher) : begun;
  return new Map(
    [...stored].map(([questionId, versions]) => [questionId, records.get(questionId)?.entry.pending ?? versions]),
  );
};

const settled = (
  begun: ExamAttempt,
  stored: Versions,
  { receipt }: Exam,
  content: ExamContent,
  hasher: Hasher | null,
): ExamAttempt => {
  const handing = handingIn(begun);
  const proven = hasher && provenBy(receipt, handing, digestsOf(hasher, handing), null);
  if (proven) return answers.handIn(begun, proven);
  // compare by value, because the server may have another value under the same revision
  return answers.compare(answers.restore(newAttempt({ ...content, answers: [] }), stored), content.answers);
};
