import type { Exam, ExamReceipt, Exams } from '../../../domain/exam/exam.ts';
import type { AnswerToSave, ExamContent, SaveReply, UploadedFile } from '../../../domain/exam/question.ts';
import type { Upload } from '../upload.ts';

export type ExamKey = Pick<Exam, 'trxId' | 'id'>;

/** Exams (specification 7, Assessment; shapes assumed). Rejects with `ApiFailure` only; 403: the assessor has closed the exam. */
export interface ExamRepository {
  /** Null if no such assessment exists. */
  exams(trxId: string): Promise<Exams | null>;
  /** Starts the time once; returns a running exam unchanged. `code`: of the place, where the exam is `coded`. */
  start(exam: ExamKey, candidateId: string, code?: string): Promise<Exam>;
  /** The questions and the answers so far. Rejects as refused until the exam is started. */
  content(exam: ExamKey): Promise<ExamContent>;
  /** Idempotent. `lastChance`: the page may close, so the reply is not awaited. Null: the server keeps no answers before submission. */
  save(
    exam: ExamKey,
    answers: readonly AnswerToSave[],
    options?: { readonly lastChance: boolean },
  ): Promise<SaveReply | null>;
  /** `requestKey` is an idempotency key. Rejects as refused when the exam is already submitted. The domain must verify the receipt. */
  submit(exam: ExamKey, answers: readonly AnswerToSave[], digest: string, requestKey: string): Promise<ExamReceipt>;
  /** Uploads the file of a task and replaces the previous one; `requestKey` is an idempotency key. */
  upload(task: ExamUpload, options: UploadOptions): Promise<UploadedFile>;
  /** The file of a task (GET demonstrationStatus); null if none exists. */
  uploaded(trxId: string, questionId: string): Promise<UploadedFile | null>;
}

export interface ExamUpload {
  readonly exam: ExamKey;
  readonly questionId: string;
  readonly file: File;
  readonly answeredAt: string;
}

export interface UploadOptions extends Required<Upload> {
  readonly requestKey: string;
}
