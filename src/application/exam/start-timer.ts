import type { Exam } from '../../domain/exam/exam.ts';
import type { ExamKey, ExamRepository } from '../ports/exam/exam-repository.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';

export type StartTimer = ReturnType<typeof startTimer>;

interface Deps {
  exams: Pick<ExamRepository, 'exams' | 'start'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}

/**
 * Starts the time of an exam once. After a failed call it asks the server whether the exam runs, because the time runs even if the reply
 * was lost. Rejects with `ApiFailure`.
 */
export const startTimer =
  ({ exams, realtime }: Deps) =>
  async ({ trxId, id }: ExamKey, candidateId: string): Promise<Exam> => {
    try {
      const started = await exams.start({ trxId, id }, candidateId);
      realtime.announceChange(); // other tabs show it too
      return started;
    } catch (error) {
      const all = await exams.exams(trxId).catch(() => null);
      const exam = all?.exams.find((each) => each.id === id);
      if (exam?.status === 'running') return exam;
      throw error;
    }
  };
