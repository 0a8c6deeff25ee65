import type { RecordedEvent } from '../../../domain/exam/exam-record.ts';
import { ApiFailure } from '../../api-failure.ts';
import type { Clock } from '../../ports/device/clock.ts';
import type { ExamRepository } from '../../ports/exam/exam-repository.ts';

type AttemptCalls = Pick<ExamRepository, 'exams' | 'content' | 'save' | 'submit'>;
type Call = Extract<RecordedEvent, { readonly kind: 'call' }>;

const endOf = (error: unknown): string =>
  error instanceof ApiFailure ? `${error.kind}${error.status === undefined ? '' : ` ${error.status}`}` : 'failed';

/** The calls of an exam; `note` hears of the end of each, without anything that was sent or answered. */
export const recordedExams = (
  exams: AttemptCalls,
  clock: Pick<Clock, 'now'>,
  note: (trxId: string, call: Call) => void,
): AttemptCalls => {
  const timed = async <Reply>(
    trxId: string,
    call: Call['call'],
    answers: number,
    reply: Promise<Reply>,
    ok: (reply: Reply) => string = () => 'ok',
  ): Promise<Reply> => {
    const began = clock.now();
    const ended = (end: string) => note(trxId, { kind: 'call', call, answers, tookMs: clock.now() - began, end });
    try {
      const value = await reply;
      ended(ok(value));
      return value;
    } catch (error) {
      ended(endOf(error));
      throw error;
    }
  };
  return {
    exams: (trxId) => timed(trxId, 'exams', 0, exams.exams(trxId)),
    content: (exam) => timed(exam.trxId, 'content', 0, exams.content(exam)),
    save: (exam, answers, options) =>
      timed(exam.trxId, 'save', answers.length, exams.save(exam, answers, options), (reply) =>
        reply === null
          ? 'keeps none'
          : `saved ${reply.saved.length}${reply.refused.length > 0 ? `, refused ${reply.refused.length}` : ''}`,
      ),
    submit: (exam, answers, digest, requestKey) =>
      timed(exam.trxId, 'submit', answers.length, exams.submit(exam, answers, digest, requestKey)),
  };
};
