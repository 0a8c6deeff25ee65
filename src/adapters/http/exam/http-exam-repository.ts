import { ApiFailure, nullWhenNotFound } from '../../../application/api-failure.ts';
import type {
  ExamKey,
  ExamRepository,
  ExamUpload,
  UploadOptions,
} from '../../../application/ports/exam/exam-repository.ts';
import type { Exam, ExamReceipt, Exams } from '../../../domain/exam/exam.ts';
import type { AnswerToSave, ExamContent, SaveReply, UploadedFile } from '../../../domain/exam/question.ts';
import type { HttpClient } from '../http-client.ts';
import { multipart } from '../multipart.ts';
import { examCalls } from './exam-calls.ts';
import type { AnswerBody, ContentBody, SaveBody, StartBody, SubmitBody, UploadForm } from './exam-requests.ts';
import { toExam, toExams } from './exam-wire.ts';

const demandAbout = (asked: string, repeated: string | null): void => {
  if (repeated !== null && repeated !== asked) throw new ApiFailure({ kind: 'contract' });
};

/** Whether an API does not support partial saves. A validation error about an answer proves that it does. */
const knowsNoSaving = ({ status, fieldErrors = {} }: ApiFailure): boolean => {
  const fields = Object.keys(fieldErrors);
  if (fields.includes('action')) return true;
  return status === 404 || status === 405 || (status === 422 && !fields.some((field) => field.startsWith('answers.')));
};

export class HttpExamRepository implements ExamRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async exams(trxId: string): Promise<Exams | null> {
    const exams = await nullWhenNotFound(this.#http.call(examCalls.exams, { params: { id: trxId } }));
    demandAbout(trxId, exams?.trx_id ?? null);
    return exams && toExams(trxId, exams);
  }

  async start({ trxId, id }: ExamKey, candidateId: string, code?: string): Promise<Exam> {
    const body: StartBody = {
      question_id: id,
      transaction_id: trxId,
      asesi_id: candidateId,
      is_asesi: true,
      ...(code !== undefined && { code }),
    };
    const reply = await this.#http.call(examCalls.start, { body });
    demandAbout(trxId, reply?.transaction_id ?? null);
    demandAbout(id, reply?.question_id ?? null);
    const told = reply && toExam(trxId, { ...reply, question_id: id });
    if (told?.status === 'running') return told;
    // the exam has started, but the reply does not show it, so the list of exams is read
    const running = (await this.exams(trxId))?.exams.find((exam) => exam.id === id && exam.status === 'running');
    if (!running) throw new ApiFailure({ kind: 'contract' });
    return running;
  }

  async content(key: ExamKey): Promise<ExamContent> {
    const body: ContentBody = keyOf(key);
    const content = await this.#http.call(examCalls.content, { body });
    demandAbout(key.trxId, content.trxId);
    demandAbout(key.id, content.examId);
    return { ...content, trxId: key.trxId, examId: key.id };
  }

  async save(
    key: ExamKey,
    answers: readonly AnswerToSave[],
    options = { lastChance: false },
  ): Promise<SaveReply | null> {
    const body: SaveBody = { action: 'save', ...keyOf(key), answers: answers.map(answerBodyOf) };
    try {
      return await this.#http.call(examCalls.save, {
        body,
        ...(options.lastChance ? { keepalive: true as const } : {}),
      });
    } catch (error) {
      if (error instanceof ApiFailure && knowsNoSaving(error)) return null;
      throw error;
    }
  }

  submit(key: ExamKey, answers: readonly AnswerToSave[], digest: string, requestKey: string): Promise<ExamReceipt> {
    const body: SubmitBody = { action: 'submit', ...keyOf(key), answers: answers.map(answerBodyOf), digest };
    return this.#http.call(examCalls.submit, { body, requestKey });
  }

  async upload({ exam, questionId, file, answeredAt }: ExamUpload, options: UploadOptions): Promise<UploadedFile> {
    const form: UploadForm = { ...keyOf(exam), question_detail_id: questionId, answered_at: answeredAt, file };
    const reply = await this.#http.call(examCalls.upload, {
      body: multipart(form),
      requestKey: options.requestKey,
      onUploadProgress: options.onProgress,
      signal: options.signal,
    });
    return reply.file;
  }

  async uploaded(trxId: string, questionId: string): Promise<UploadedFile | null> {
    const reply = await this.#http.call(examCalls.uploaded, { params: { trxId, questionId } });
    return reply?.file ?? null;
  }
}

const keyOf = ({ trxId, id }: ExamKey) => ({ transaction_id: trxId, question_id: id });

export const answerBodyOf = ({
  questionId,
  base,
  answeredAt,
  value,
  doubtful,
  revision,
  device,
}: AnswerToSave): AnswerBody => ({
  question_detail_id: questionId,
  value,
  doubtful,
  revision,
  base_revision: base,
  device,
  answered_at: answeredAt,
});
