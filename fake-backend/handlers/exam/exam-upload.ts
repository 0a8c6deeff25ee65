import type { Call } from '../../authorised.ts';
import type { Backend } from '../../backend.ts';
import type { ExamAnswerRow, ExamAttemptRow } from '../../database/exam-rows.ts';
import type { FileRow } from '../../database/form-rows.ts';
import { nextNumber } from '../../database/seeding.ts';
import { endOf } from '../../exam-attempts.ts';
import { multipartForm, type UploadedFile } from '../../form.ts';
import { once } from '../../idempotent.ts';
import { invalid, notFound, ok, type Refusal, refused } from '../../respond.ts';
import { lateness } from '../../rules/exam/exam.ts';
import type { ExamPlan, PlannedQuestion } from '../../rules/exam/exam-plan.ts';
import { judgeWorkFile } from '../../rules/exam/work-file.ts';
import { ago } from '../../wib-time.ts';
import { ownExam, runningOr } from './exam-call.ts';
import { fileOf } from './exam-wire.ts';

type NewFile = Pick<FileRow, 'name' | 'type'> & Pick<UploadedFile, 'bytes'>;

const fileRefused = (message: string): Refusal => ({
  code: '03',
  message: 'Data yang dikirim tidak sesuai',
  errors: { file: [message] },
});

const judged = (file: UploadedFile | null, maxKb: number): NewFile | Refusal => {
  if (!file) return fileRefused('File wajib dipilih.');
  const outcome = judgeWorkFile(file.bytes, maxKb);
  if (outcome.kind === 'refused') return fileRefused(outcome.message);
  return { ...file, type: outcome.type };
};

const put = (
  backend: Backend,
  call: Call,
  attempt: ExamAttemptRow,
  question: PlannedQuestion,
  { name, type, bytes }: NewFile,
) => {
  const { db, clock, files } = backend;
  const id = `${attempt.id}:${question.id}`;
  const before = db.examAnswers.get(id);
  if (before?.file) db.files.remove(before.file.id);
  const fileId = `BRK-U${String(nextNumber(db)).padStart(5, '0')}`;
  const data = files.keep(bytes, type);
  db.files.put({ id: fileId, candidate_id: call.candidate.id, name, type, size: bytes.length, data });
  const row: ExamAnswerRow = {
    id,
    sitting_id: attempt.id,
    question_detail_id: question.id,
    current: before?.current ?? null,
    others: before?.others ?? [],
    file: { id: fileId, uploaded_at: ago(clock.now(), 0) },
  };
  db.examAnswers.put(row);
  return row;
};

const taskOf = ({ questions }: ExamPlan, id: string) =>
  questions.find((question) => question.id === id && question.kind === 'upload');

export const uploadAnswer = async (backend: Backend, call: Call): Promise<Response> => {
  const form = await multipartForm(call.request);
  const sent = await form.file('file');
  const key = { trxId: form.text('transaction_id'), examId: form.text('question_id') };
  return ownExam(backend, call, key, (exam) => {
    const question = taskOf(exam.plan, form.text('question_detail_id'));
    if (!question) return notFound();
    const at = form.text('answered_at');
    if (Number.isNaN(Date.parse(at))) return invalid({ answered_at: ['The answered at is not a valid date.'] });
    return once(backend, call, () => {
      const attempt = runningOr(backend, exam);
      if (attempt instanceof Response) return attempt;
      const late = lateness(at, endOf(backend, attempt, exam.plan), backend.clock.now().getTime());
      if (late !== null) return refused({ code: '02', message: late });
      const file = judged(sent, question.maxKb ?? 0);
      if ('code' in file) return refused(file);
      return ok({ file: fileOf(backend, put(backend, call, attempt, question, file)) });
    });
  });
};
