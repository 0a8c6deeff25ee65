import type { HttpHandler } from 'msw';
import { ownAssessment } from '../../assessment-call.ts';
import { authorised, bodyOf, type Call } from '../../authorised.ts';
import type { Backend } from '../../backend.ts';
import type { ExamHold, ScheduleRow } from '../../database/rows.ts';
import { answersOf, attemptId, closingOf, startAttempt, tellOfExams } from '../../exam-attempts.ts';
import { plansOf } from '../../questions/plans-of.ts';
import { forbidden, invalid, jsonReply, notFound, ok, refused } from '../../respond.ts';
import { siteAddress } from '../../rules/site-address.ts';
import { codeAsRead, holdOf } from '../../staff/hold-exam.ts';
import { throttled } from '../../throttled.ts';
import { ago, siteTime } from '../../wib-time.ts';
import { closedReply, ownExam } from './exam-call.ts';
import { examStage, examWire, fileOf, paperWire, statusOf } from './exam-wire.ts';

const bring = [
  'KTP asli atau identitas resmi lain yang masih berlaku',
  'Bukti asli yang dilampirkan di APL 01 dan APL 02',
  'Laptop dan pengisi daya; bila tidak punya, tanyakan kepada LSP apakah TUK menyediakannya',
];

const status = (backend: Backend) =>
  authorised(backend, 'get', '/api/assessment/exam-status/:id', (call) =>
    ownAssessment(backend, call, call.param('id'), (own) => {
      const { transaction, scheme, schedule, assessor } = own;
      return ok({
        trx_id: transaction.id,
        schema: { title: scheme.title, number: scheme.number },
        candidate: call.candidate.fullname,
        assessor: { name: assessor.name, registration: assessor.registration },
        exams: plansOf(scheme).map((plan) => examWire(backend, own, plan)),
        schedule: {
          starts_at: schedule.starts_at,
          ends_at: schedule.ends_at,
          site_name: schedule.site_name,
          site_address: siteAddress(schedule.site_id),
          city: schedule.city,
          zone: schedule.zone,
        },
        bring,
      });
    }),
  );

const earlyReply = ({ clock }: Backend, { starts_at, zone }: ScheduleRow): Response | null => {
  if (clock.now().getTime() >= Date.parse(starts_at)) return null;
  const message = `Ujian ini dibuka pada ${siteTime(starts_at, zone)}.`;
  return jsonReply({ message, errors: { question_id: [message] } }, 422);
};

const lateReply = (backend: Backend, trxId: string): Response | null =>
  backend.clock.now().getTime() < (closingOf(backend, trxId) ?? Number.POSITIVE_INFINITY)
    ? null
    : refused({ code: '02', message: 'Hari asesmen sudah berakhir. Ujian ini tidak dapat dimulai lagi.' });

const wrongCode = 'Kode tidak cocok. Baca lagi kode yang diberikan asesor di ruang ujian.';

/** Begins an exam that the assessor has let begin, with the code of the place where there is one. */
const released = (backend: Backend, call: Call, hold: ExamHold | undefined, begin: () => Response): Response => {
  if (hold?.held) return refused({ code: '02', message: 'Ujian ini menunggu dilepas asesor.' });
  const code = hold?.code ?? null;
  if (code === null) return begin();
  return throttled(backend, `exam code ${call.candidate.id}`, () =>
    codeAsRead(call.text('code')) === code ? begin() : invalid({ code: [wrongCode] }),
  );
};

const start = (backend: Backend) =>
  authorised(backend, 'post', '/api/timer/startTimer', async (call) => {
    const { is_asesi: byCandidate } = await bodyOf(call.request);
    if (byCandidate !== true) return invalid({ is_asesi: ['The is asesi field must be true.'] });
    if (call.text('asesi_id') !== call.candidate.id) return forbidden();
    const key = { trxId: call.text('transaction_id'), examId: call.text('question_id') };
    return ownExam(backend, call, key, ({ own, plan, attempt }) => {
      const closed = closedReply(attempt);
      if (closed) return closed;
      const now = statusOf(attempt, examStage(backend, own));
      if (now !== 'ready' && now !== 'running') {
        return refused({
          code: '02',
          message: now === 'locked' ? 'Ujian ini belum terbuka.' : 'Ujian ini sudah dikirim.',
        });
      }
      if (now === 'ready') {
        const outside = earlyReply(backend, own.schedule) ?? lateReply(backend, own.transaction.id);
        if (outside) return outside;
        return released(backend, call, holdOf(examStage(backend, own), plan.id), () => {
          startAttempt(backend, own.transaction.id, plan);
          tellOfExams(backend, own.transaction);
          return ok(examWire(backend, own, plan));
        });
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
      ({ plan, attempt }) =>
        closedReply(attempt) ??
        (attempt
          ? ok(paperWire(backend, plan, attempt))
          : refused({ code: '02', message: 'Ujian ini belum dimulai.' })),
    );
  });

const demonstrationStatus = (backend: Backend) =>
  authorised(backend, 'get', '/api/assessment/demonstrationStatus/:trx/:question', (call) =>
    ownAssessment(backend, call, call.param('trx'), ({ transaction, scheme }) => {
      const id = call.param('question');
      const plan = plansOf(scheme).find((each) => each.questions.some((question) => question.id === id));
      if (!plan) return notFound();
      return ok({ file: fileOf(backend, answersOf(backend, attemptId(transaction.id, plan)).get(id)) });
    }),
  );

const deviceReady = (backend: Backend) =>
  authorised(backend, 'post', '/api/assessment/device-ready', (call) =>
    ownAssessment(backend, call, call.text('trx_id'), ({ transaction }) => {
      const stage = backend.db.stages.get(`${transaction.id}:exam`);
      if (stage) backend.db.stages.put({ ...stage, device_ready: ago(backend.clock.now(), 0) });
      return ok(null);
    }),
  );

export const examHandlers = (backend: Backend): HttpHandler[] =>
  [status, start, questions, demonstrationStatus, deviceReady].map((handler) => handler(backend));
