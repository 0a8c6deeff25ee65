import { type OwnAssessment, ownAssessment } from '../../assessment-call.ts';
import type { Call } from '../../authorised.ts';
import type { Backend } from '../../backend.ts';
import type { ExamAttemptRow } from '../../database/exam-rows.ts';
import { attemptId } from '../../exam-attempts.ts';
import { plansOf } from '../../questions/plans-of.ts';
import { jsonReply, notFound, refused } from '../../respond.ts';
import type { ExamPlan } from '../../rules/exam/exam-plan.ts';
import { examStage, statusOf } from './exam-wire.ts';

export interface OwnExam {
  readonly own: OwnAssessment;
  readonly plan: ExamPlan;
  readonly attempt: Readonly<ExamAttemptRow> | undefined;
}

export const ownExam = (
  backend: Backend,
  call: Call,
  { trxId, examId }: { readonly trxId: string; readonly examId: string },
  answer: (exam: OwnExam) => Response | Promise<Response>,
): Response | Promise<Response> =>
  ownAssessment(backend, call, trxId, (own) => {
    const plan = plansOf(own.scheme).find(({ id }) => id === examId);
    if (!plan) return notFound();
    return answer({ own, plan, attempt: backend.db.examSittings.get(attemptId(own.transaction.id, plan)) });
  });

export const closedReply = (attempt: ExamAttemptRow | undefined): Response | null =>
  typeof attempt?.closed === 'string' ? jsonReply({ message: attempt.closed }, 403) : null;

export const runningOr = (backend: Backend, { own, attempt }: OwnExam): Readonly<ExamAttemptRow> | Response => {
  const closed = closedReply(attempt);
  if (closed) return closed;
  const status = statusOf(attempt, examStage(backend, own));
  if (attempt && status === 'running') return attempt;
  const ended = status === 'submitted' || status === 'assessed';
  return refused({ code: '02', message: ended ? 'Ujian ini sudah dikirim.' : 'Ujian ini belum dimulai.' });
};
