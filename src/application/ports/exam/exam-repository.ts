import type { Exam, ExamReceipt, Exams } from '../../../domain/exam/exam.ts';
import type { AnswerToSave, ExamContent, SaveReply, UploadedFile } from '../../../domain/exam/question.ts';

export type ExamKey = Pick<Exam, 'trxId' | 'id'>;

/**
 * Exams (specification 7, Assessment; every shape is assumed). Every method rejects with `ApiFailure` only; 403 means
 * that the assessor has closed the exam.
 */
export interface ExamRepository {
  /** All exams of an assessment with their status; null when there is no such assessment. */
  exams(trxId: string): Promise<Exams | null>;
  /** Starts the time, once: an exam that runs already is given as it is. */
  start(exam: ExamKey, candidateId: string): Promise<Exam>;
  /** The questions, and what was answered so far. Rejects, refused, before the start. */
  content(exam: ExamKey): Promise<ExamContent>;
  /**
   * Saves versions; the same ones again change nothing. `lastChance`: the page is going away, and its reply is not awaited. Null: this
   * server keeps no answers before the submission.
   */
  save(
    exam: ExamKey,
    answers: readonly AnswerToSave[],
    options?: { readonly lastChance: boolean },
  ): Promise<SaveReply | null>;
  /**
   * Submits the exam with all answers; the same request key counts once. Rejects, refused, when it was submitted before. A receipt is
   * what the server says: whether it is of these answers is for the domain to judge.
   */
  submit(exam: ExamKey, answers: readonly AnswerToSave[], digest: string, requestKey: string): Promise<ExamReceipt>;
  /** Uploads what was made for a task, and replaces what was there; the same request key counts once. */
  upload(task: ExamUpload, options: UploadOptions): Promise<UploadedFile>;
  /** What was uploaded for a task (GET demonstrationStatus); null when nothing was. */
  uploaded(trxId: string, questionId: string): Promise<UploadedFile | null>;
}

export interface ExamUpload {
  readonly exam: ExamKey;
  readonly questionId: string;
  readonly file: File;
  /** ISO instant by the server's clock as this device knows it. */
  readonly answeredAt: string;
}

export interface UploadOptions {
  readonly requestKey: string;
  readonly onProgress: (sentBytes: number, totalBytes: number) => void;
  readonly signal: AbortSignal;
}
