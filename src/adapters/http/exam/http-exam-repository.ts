import * as z from 'zod/mini';
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
import { dataOf } from '../reply.ts';
import { examsWire, examWire, receiptWire, toExam } from './exam-wire.ts';
import { fromAnswer, paperWire, saveWire, uploadedWire } from './paper-wire.ts';

const examsReply = dataOf(examsWire);
const examReply = dataOf(examWire);
const paperReply = dataOf(paperWire);
const saveReply = dataOf(saveWire);
const receiptReply = dataOf(receiptWire);
const uploadReply = dataOf(z.object({ file: uploadedWire }));
const uploadedReply = dataOf(z.object({ file: z.nullable(uploadedWire) }));

const answersPath = '/api/assessment/answers';

/** A reply about something else than was asked for must not be taken for it: of an exam each counts. */
const about = <Reply>(reply: Reply, same: boolean): Reply => {
  if (!same) throw new ApiFailure({ kind: 'contract' });
  return reply;
};

/** Assumed: all names but those of specification 7, Assessment. */
export class HttpExamRepository implements ExamRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async exams(trxId: string): Promise<Exams | null> {
    const path = `/api/assessment/exam-status/${encodeURIComponent(trxId)}`;
    const exams = await nullWhenNotFound(this.#http.call({ path, reply: examsReply }));
    return exams && about(exams, exams.trxId === trxId);
  }

  async start({ trxId, id }: ExamKey, candidateId: string): Promise<Exam> {
    const body = { question_id: id, transaction_id: trxId, asesi_id: candidateId, is_asesi: true };
    const call = { method: 'POST', path: '/api/timer/startTimer', body, reply: examReply } as const;
    const exam = toExam(trxId, await this.#http.call(call));
    if (exam?.id !== id) throw new ApiFailure({ kind: 'contract' });
    return exam;
  }

  async paper({ trxId, id }: ExamKey): Promise<ExamContent> {
    const body = { transaction_id: trxId, question_id: id };
    const call = { method: 'POST', path: '/api/assessment/questions', body, reply: paperReply } as const;
    const paper = await this.#http.call(call);
    return about(paper, paper.trxId === trxId && paper.examId === id);
  }

  save(exam: ExamKey, answers: readonly AnswerToSave[], options = { lastChance: false }): Promise<SaveReply> {
    return this.#http.call({
      method: 'POST',
      path: answersPath,
      body: { action: 'save', ...bodyOf(exam, answers) },
      reply: saveReply,
      ...(options.lastChance ? { keepalive: true as const } : {}),
    });
  }

  submit(exam: ExamKey, answers: readonly AnswerToSave[], digest: string, requestKey: string): Promise<ExamReceipt> {
    const body = { action: 'submit', ...bodyOf(exam, answers), digest };
    return this.#http.call({ method: 'POST', path: answersPath, body, requestKey, reply: receiptReply });
  }

  async upload({ exam, questionId, file, answeredAt }: ExamUpload, options: UploadOptions): Promise<UploadedFile> {
    const form = new FormData();
    form.append('transaction_id', exam.trxId);
    form.append('question_id', exam.id);
    form.append('question_detail_id', questionId);
    form.append('answered_at', answeredAt);
    form.append('file', file, file.name);
    const reply = await this.#http.call({
      method: 'POST',
      path: answersPath,
      body: form,
      requestKey: options.requestKey,
      reply: uploadReply,
      onUploadProgress: options.onProgress,
      signal: options.signal,
    });
    return reply.file;
  }

  async uploaded(trxId: string, questionId: string): Promise<UploadedFile | null> {
    const path = `/api/assessment/demonstrationStatus/${encodeURIComponent(trxId)}/${encodeURIComponent(questionId)}`;
    const reply = await this.#http.call({ path, reply: uploadedReply });
    return reply.file;
  }
}

const bodyOf = ({ trxId, id }: ExamKey, answers: readonly AnswerToSave[]) => ({
  transaction_id: trxId,
  question_id: id,
  answers: answers.map(fromAnswer),
});
