import type { HttpHandler } from 'msw';
import { authorised, bodyOf, type Call } from '../../authorised.ts';
import type { Backend } from '../../backend.ts';
import type { ExamAnswerRow, ExamAttemptRow } from '../../database/exam-rows.ts';
import { afterSubmission, answersOf, endOf, seal } from '../../exam-attempts.ts';
import { once } from '../../idempotent.ts';
import { invalid, ok, refused } from '../../respond.ts';
import { lateness, type SentVersion, summed, takeVersion, unfit } from '../../rules/exam/exam.ts';
import type { ExamPlan } from '../../rules/exam/exam-plan.ts';
import { sentVersions } from '../../rules/exam/sent-answers.ts';
import { type OwnExam, ownExam, runningOr } from './exam-call.ts';
import { uploadAnswer } from './exam-upload.ts';
import { answerWire } from './exam-wire.ts';

const store = (backend: Backend, attempt: ExamAttemptRow, plan: ExamPlan, sent: readonly SentVersion[]) => {
  const { db, clock } = backend;
  const deadline = endOf(backend, attempt, plan);
  const now = clock.now().getTime();
  const judged = sent.map((version) => {
    const { question_detail_id: id, value, answered_at: at } = version;
    const question = plan.questions.find((each) => each.id === id);
    const rowId = `${attempt.id}:${id}`;
    const row = db.examAnswers.get(rowId);
    const before = row ?? { current: null, others: [] };
    const after = takeVersion(before, version);
    // a version that is already stored is never late, because the request may be a retry after a lost reply
    const reason = unfit(question, value) ?? (after === before ? null : lateness(at, deadline, now));
    const base = { id: rowId, sitting_id: attempt.id, question_detail_id: id, file: row?.file ?? null };
    if (reason === null && after !== before) db.examAnswers.put({ ...base, ...after });
    return { version, reason };
  });
  return {
    saved: judged.filter(({ reason }) => reason === null).map(({ version }) => version),
    refused: judged.flatMap(({ version, reason }) => (reason === null ? [] : { ...version, reason })),
  };
};

const otherThanSent = (backend: Backend, attempt: ExamAttemptRow, sent: readonly SentVersion[]) => {
  const answers = answersOf(backend, attempt.id);
  const last = new Map(sent.map((version) => [version.question_detail_id, version]));
  return [...last].flatMap(([id, { device, revision }]) => {
    const row = answers.get(id);
    const stored = row ? [row.current, ...row.others].filter((version) => version !== null) : [];
    const others = stored.some((version) => version.device !== device || version.revision > revision);
    return row && others ? [answerWire(backend, row)] : [];
  });
};

const save = (backend: Backend, exam: OwnExam, sent: readonly SentVersion[]): Response => {
  const attempt = runningOr(backend, exam);
  if (attempt instanceof Response) return attempt;
  const outcome = store(backend, attempt, exam.plan, sent);
  return ok({
    saved: outcome.saved.map(({ question_detail_id, revision, device }) => ({ question_detail_id, revision, device })),
    refused: outcome.refused.map(({ question_detail_id, revision, reason }) => ({
      question_detail_id,
      revision,
      reason,
    })),
    answers: otherThanSent(backend, attempt, sent),
  });
};

const submit = (backend: Backend, exam: OwnExam, sent: readonly SentVersion[], digest: string): Response => {
  const attempt = runningOr(backend, exam);
  if (attempt instanceof Response) return attempt;
  const { own, plan } = exam;
  // answers are stored even if the submission is refused, so that answers in time are never lost
  const { refused: late } = store(backend, attempt, plan, sent);
  if (!plan.submitAllowed && backend.clock.now().getTime() > endOf(backend, attempt, plan)) {
    return refused({ code: '02', message: 'Waktu ujian telah habis. Hubungi asesor.' });
  }
  const stored = answersOf(backend, attempt.id);
  // the digest may include late answers, because the candidate's device includes them; the receipt counts only accepted ones
  const carried = new Map<string, Pick<ExamAnswerRow, 'current' | 'file'>>([
    ...stored,
    ...late.map((version) => [version.question_detail_id, { current: version, file: null }] as const),
  ]);
  const known = [stored, carried].map((answers) => summed(plan, answers).digest);
  if (digest !== '' && !known.includes(digest.toLowerCase())) {
    const message = 'Jawaban di server berbeda dari jawaban di perangkat ini.';
    return refused({ code: '03', message, errors: { digest: [message] } });
  }
  const receipt = seal(backend, attempt, plan);
  afterSubmission(backend, own.transaction, own.scheme);
  return ok(receipt);
};

const answerJson = async (backend: Backend, call: Call): Promise<Response> => {
  const { answers, action } = await bodyOf(call.request);
  const key = { trxId: call.text('transaction_id'), examId: call.text('question_id') };
  return ownExam(backend, call, key, (exam) => {
    const sent = sentVersions(answers);
    if (typeof sent === 'string') return invalid({ [sent]: [`The ${sent} field is invalid.`] });
    if (action === 'save') return save(backend, exam, sent);
    if (action !== 'submit') return invalid({ action: ['The selected action is invalid.'] });
    return once(backend, call, () => submit(backend, exam, sent, call.text('digest')));
  });
};

const answers = (backend: Backend) =>
  authorised(backend, 'post', '/api/assessment/answers', (call) =>
    call.request.headers.get('Content-Type')?.includes('json')
      ? answerJson(backend, call)
      : uploadAnswer(backend, call),
  );

export const examAnswerHandlers = (backend: Backend): HttpHandler[] => [answers(backend)];
