import type { Exam } from '../../domain/exam/exam.ts';
import type { ExamKey, ExamRepository } from '../ports/exam/exam-repository.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import { joinPending } from '../sending/join-pending.ts';

export type StartTimer = ReturnType<typeof startTimer>;

interface Deps {
  exams: Pick<ExamRepository, 'exams' | 'start'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}

/** Starts an exam's time. After a failure, asks whether the exam runs, because the reply may be lost. Rejects with `ApiFailure`. */
export const startTimer = ({ exams, realtime }: Deps) =>
  joinPending(async ({ trxId, id }: ExamKey, candidateId: string, code?: string): Promise<Exam> => {
    try {
      const started = await exams.start({ trxId, id }, candidateId, code);
      realtime.announceChange();
      return started;
    } catch (error) {
      const all = await exams.exams(trxId).catch(() => null);
      const exam = all?.exams.find((each) => each.id === id);
      if (exam?.status === 'running') return exam;
      throw error;
    }
  });
