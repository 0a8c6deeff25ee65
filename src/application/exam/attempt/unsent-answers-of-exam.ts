import { emptyEntry, merged } from '../../../domain/exam/answer-entry.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import type { ExamContent } from '../../../domain/exam/question.ts';
import type { Clock } from '../../ports/device/clock.ts';
import type { DraftStore } from '../../ports/device/draft-store.ts';
import type { ExamRepository } from '../../ports/exam/exam-repository.ts';
import type { ServerClock } from '../../time/server-clock.ts';
import { answerForm } from './answer-drafts.ts';
import { subjectOfAttempt, subjectOfExam } from './attempt-key.ts';
import { type CopiedAnswer, emergencyCopy } from './emergency-copy.ts';
import { versionsOf } from './stored-answer.ts';

export type UnsentAnswersOfExam = ReturnType<typeof unsentAnswersOfExam>;

interface Deps {
  drafts: Pick<DraftStore, 'readAll'>;
  exams: Pick<ExamRepository, 'paper'>;
  clock: Clock;
  serverClock: Pick<ServerClock, 'now'>;
}

/** Answers on this device that the server has not taken. */
export interface Left {
  /** How many questions they answer. */
  readonly count: number;
  /** False while the server could not be asked whether it has them: of a save without a reply that is not known. */
  readonly certain: boolean;
  /** A JSON file with them. */
  readonly copy: string;
}

type LeftExam = Pick<Exam, 'trxId' | 'id' | 'startedAt'>;

/**
 * What attempts of an exam have left on this device, such as what the server refused; null when there is nothing, or nothing that can
 * be read. Of an exam whose start the server names, only that attempt counts. Never rejects.
 */
export const unsentAnswersOfExam =
  ({ drafts, exams, clock, serverClock }: Deps) =>
  async (user: string, exam: LeftExam): Promise<Left | null> => {
    const begin = subjectOfExam(exam);
    const prefix = exam.startedAt === null ? begin : `${subjectOfAttempt(exam)}/`;
    const stored = await drafts.readAll(user, answerForm, prefix).then(
      (found) => found.drafts,
      () => new Map<string, never>(),
    );
    const answers = [...stored].flatMap(([subject, draft]): CopiedAnswer[] => {
      const [, questionId = ''] = /^\d+\/(.*)$/s.exec(subject.slice(begin.length)) ?? [];
      return versionsOf(draft).map((version) => ({ questionId, ...version }));
    });
    if (answers.length === 0) return null;
    const paper = await exams.paper(exam).catch(() => null);
    const left = withoutTaken(answers, paper);
    if (left.length === 0) return null;
    const savedAt = new Date(serverClock.now() ?? clock.now()).toISOString();
    return {
      count: new Set(left.map(({ questionId }) => questionId)).size,
      certain: paper !== null || left.every(({ refusal }) => refusal !== null),
      copy: emergencyCopy(exam, savedAt, left),
    };
  };

/** The answers without those that the server has; null: what it has is not known. */
const withoutTaken = (answers: readonly CopiedAnswer[], paper: ExamContent | null): readonly CopiedAnswer[] =>
  answers.filter((version) => {
    const server = paper?.answers.find(({ questionId }) => questionId === version.questionId);
    return !server || merged({ ...emptyEntry, pending: [version] }, server).pending.length > 0;
  });
