import type { Clock } from '../../ports/device/clock.ts';
import type { DraftStore } from '../../ports/device/draft-store.ts';
import type { ExamKey } from '../../ports/exam/exam-repository.ts';
import { answerForm } from './answer-drafts.ts';
import { answerOf } from './attempt-key.ts';
import { type CopiedAnswer, emergencyCopy } from './emergency-copy.ts';
import { isUnopened, storedVersions } from './stored-answer.ts';

export interface UnsentExam extends ExamKey {
  readonly count: number;
  readonly copy: string;
}

export interface UnsentHere {
  readonly exams: readonly UnsentExam[];
  /** False if the storage or an answer in it cannot be read, so that there may be more. */
  readonly known: boolean;
}

export type UnsentAnswers = ReturnType<typeof unsentAnswers>;

/** A person's unsent answers on this device, grouped by exam. Does not ask the server. Never rejects. */
export const unsentAnswers =
  ({ drafts, clock }: { drafts: Pick<DraftStore, 'readAll'>; clock: Pick<Clock, 'now'> }) =>
  async (user: string): Promise<UnsentHere> => {
    const found = await drafts.readAll(user, answerForm, '').catch(() => null);
    const stored = [...(found?.drafts ?? [])];
    const exams = new Map<string, ExamKey & { answers: CopiedAnswer[] }>();
    for (const [subject, { content }] of stored) {
      const answer = answerOf(subject);
      const versions = storedVersions(content);
      if (!answer || versions.length === 0) continue;
      const { trxId, id, questionId } = answer;
      const name = JSON.stringify([trxId, id]);
      const exam = exams.get(name) ?? { trxId, id, answers: [] };
      exams.set(name, exam);
      exam.answers.push(...versions.map((version) => ({ questionId, ...version })));
    }
    const savedAt = new Date(clock.now()).toISOString();
    const copied = [...exams.values()].map(({ trxId, id, answers }) => ({
      trxId,
      id,
      count: new Set(answers.map(({ questionId }) => questionId)).size,
      copy: emergencyCopy({ trxId, id }, savedAt, answers),
    }));
    return { exams: copied, known: found?.durable === true && !stored.some(([, draft]) => isUnopened(draft)) };
  };
