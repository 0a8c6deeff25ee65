import type { HttpHandler } from 'msw';
import { assessedScheme } from '../assessed-units.ts';
import { type OpenCall, open } from '../authorised.ts';
import type { Backend } from '../backend.ts';
import type { MessageRow } from '../database/message-rows.ts';
import { nextNumber } from '../database/seeding.ts';
import { attemptId } from '../exam-attempts.ts';
import { plansOf } from '../questions/plans-of.ts';
import { invalid, ok } from '../respond.ts';
import { answerWithinDays, messageErrors } from '../rules/message.ts';
import { confirmMessage } from '../staff/answer-message.ts';
import { throttled } from '../throttled.ts';
import { ago } from '../wib-time.ts';

const wire = ({ id, subject, received_at }: Readonly<MessageRow>) => ({
  number: id,
  received_at,
  answer_within_days: answerWithinDays(subject),
});

const isAskedIn = (backend: Backend, trxId: string, examId: string) => (questionId: string) => {
  const scheme = assessedScheme(backend, backend.db.transactions.get(trxId));
  const plan = scheme && plansOf(scheme).find(({ id }) => id === examId);
  const isStarted = plan !== undefined && backend.db.examSittings.get(attemptId(trxId, plan)) !== undefined;
  return isStarted && plan.questions.some(({ id }) => id === questionId);
};

const take = (backend: Backend, { session, text, request }: OpenCall): Response => {
  const { db, clock } = backend;
  const candidateId = session?.candidate_id ?? null;
  const problem = {
    question_id: text('question_id'),
    question_detail_id: text('question_detail_id'),
    kind: text('problem'),
  };
  const fields = {
    ...{ subject: text('subject'), trxId: text('trx_id'), message: text('message'), email: text('email') },
    questionId: problem.question_detail_id,
  };
  const isOwn = (trxId: string) => candidateId !== null && db.transactions.get(trxId)?.candidate_id === candidateId;
  const errors = messageErrors(fields, isOwn, isAskedIn(backend, fields.trxId, problem.question_id));
  if (errors) return invalid(errors);
  const row: MessageRow = {
    id: `PSN-${String(nextNumber(db)).padStart(5, '0')}`,
    candidate_id: candidateId,
    subject: fields.subject,
    trx_id: fields.trxId || null,
    message: fields.message,
    email: fields.email,
    received_at: ago(clock.now(), 0),
    request_key: request.headers.get('Idempotency-Key'),
    answer: null,
    answered_at: null,
    ...(fields.subject === 'exam-question' && { problem }),
  };
  db.messages.put(row);
  confirmMessage(backend, row);
  return ok(wire(row));
};

const send = (backend: Backend) =>
  open(backend, 'post', '/api/message', (call) => {
    const key = call.request.headers.get('Idempotency-Key');
    const owner = call.session?.candidate_id ?? null;
    const [known] = key
      ? backend.db.messages.where(({ request_key, candidate_id }) => request_key === key && candidate_id === owner)
      : [];
    if (known) return ok(wire(known));
    return throttled(backend, `message ${call.session?.id ?? call.text('email')}`, () => take(backend, call));
  });

/** Messages to the certification body, for candidates and guests. We added this call, which the specification lacks. */
export const messageHandlers = (backend: Backend): HttpHandler[] => [send(backend)];
