import * as z from 'zod/mini';
import { largestRevision } from '../../../domain/exam/answer-revision.ts';

// Pages import only the types; tests and documentation use the schemas.

const ofExam = { transaction_id: z.string(), question_id: z.string() };

/** `code`: only where the exam's status says `code_required`. */
export const startBody = z.object({
  ...ofExam,
  asesi_id: z.string(),
  is_asesi: z.literal(true),
  code: z.optional(z.string()),
});
export type StartBody = z.infer<typeof startBody>;

export const contentBody = z.object(ofExam);
export type ContentBody = z.infer<typeof contentBody>;

export const answerBody = z.object({
  question_detail_id: z.string(),
  value: z.string(),
  doubtful: z.boolean(),
  revision: z.int().check(z.positive(), z.maximum(largestRevision)),
  base_revision: z.int().check(z.nonnegative(), z.maximum(largestRevision)),
  device: z.string(),
  answered_at: z.iso.datetime(),
});
export type AnswerBody = z.infer<typeof answerBody>;

/** POST /api/assessment/answers during the exam; only when `features.partialSaves` is on. */
export const saveBody = z.object({ action: z.literal('save'), ...ofExam, answers: z.array(answerBody) });
export type SaveBody = z.infer<typeof saveBody>;

/**
 * POST /api/assessment/answers at the end: `answers` has every answer, including saved ones; `digest` covers all, and is empty where it
 * cannot be computed.
 */
export const submitBody = z.object({
  action: z.literal('submit'),
  ...ofExam,
  answers: z.array(answerBody),
  digest: z.string(),
});
export type SubmitBody = z.infer<typeof submitBody>;

export const uploadForm = z.object({
  ...ofExam,
  question_detail_id: z.string(),
  answered_at: z.iso.datetime(),
  file: z.file(),
});
export type UploadForm = z.infer<typeof uploadForm>;

/** POST /api/assessment/device-ready; only when `features.deviceReports` is on. */
export const deviceReadyBody = z.object({
  trx_id: z.string(),
  checked_at: z.iso.datetime(),
  checks: z.array(z.string()),
});
export type DeviceReadyBody = z.infer<typeof deviceReadyBody>;
