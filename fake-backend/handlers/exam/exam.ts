import type { HttpHandler } from 'msw';
import { ownAssessment } from '../../assessment-call.ts';
import { authorised, bodyOf } from '../../authorised.ts';
import type { Backend } from '../../backend.ts';
import { answersOf, plansOf, sittingId, startSitting, tellOfExams } from '../../exam-sittings.ts';
import { forbidden, invalid, notFound, ok, refused } from '../../respond.ts';
import { closedReply, ownExam } from './exam-call.ts';
import { examStage, examWire, fileOf, paperWire, statusOf } from './exam-wire.ts';

const status = (backend: Backend) =>
  authorised(backend, 'get', '/api/assessment/exam-status/:id', (call) =>
    ownAssessment(backend, call, call.param('id'), (own) => {
      const { transaction, scheme, assessor } = own;
      return ok({
        trx_id: transaction.id,
        schema: { title: scheme.title, number: scheme.number },
        candidate: call.candidate.fullname,
        assessor: { name: assessor.name, registration: assessor.registration },
        exams: plansOf(scheme).map((plan) => examWire(backend, own, plan)),
      });
    }),
  );

const start = (backend: Backend) =>
  authorised(backend, 'post', '/api/timer/startTimer', async (call) => {
    const { is_asesi: byCandidate } = await bodyOf(call.request);
    if (byCandidate !== true) return invalid({ is_asesi: ['The is asesi field must be true.'] });
    if (call.text('asesi_id') !== call.candidate.id) return forbidden();
    const key = { trxId: call.text('transaction_id'), examId: call.text('question_id') };
    return ownExam(backend, call, key, ({ own, plan, sitting }) => {
      const closed = closedReply(sitting);
      if (closed) return closed;
      const now = statusOf(sitting, examStage(backend, own)?.status);
      if (now !== 'ready' && now !== 'running') {
        return refused({
          code: '02',
          message: now === 'locked' ? 'Ujian ini belum terbuka.' : 'Ujian ini sudah dikirim.',
        });
      }
      if (now === 'ready') {
        startSitting(backend, own.transaction.id, plan);
        tellOfExams(backend, own.transaction);
      }
      return ok(examWire(backend, own, plan));
    });
  });

const questions = (backend: Backend) =>
  authorised(backend, 'post', '/api/assessment/questions', (call) => {
    const key = { trxId: call.text('transaction_id'), examId: call.text('question_id') };
    return ownExam(
      backend,
      call,
      key,
      ({ plan, sitting }) =>
        closedReply(sitting) ??
        (sitting
          ? ok(paperWire(backend, plan, sitting))
          : refused({ code: '02', message: 'Ujian ini belum dimulai.' })),
    );
  });

const demonstrationStatus = (backend: Backend) =>
  authorised(backend, 'get', '/api/assessment/demonstrationStatus/:trx/:question', (call) =>
    ownAssessment(backend, call, call.param('trx'), ({ transaction, scheme }) => {
      const id = call.param('question');
      const plan = plansOf(scheme).find((each) => each.questions.some((question) => question.id === id));
      if (!plan) return notFound();
      return ok({ file: fileOf(backend, answersOf(backend, sittingId(transaction.id, plan)).get(id)) });
    }),
  );

/** Status, start and questions of exams (specification 7, Assessment). */
export const examHandlers = (backend: Backend): HttpHandler[] =>
  [status, start, questions, demonstrationStatus].map((handler) => handler(backend));
