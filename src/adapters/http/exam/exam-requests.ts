import * as z from 'zod/mini';

// What goes out about exams: for types, checks and documents. Nothing of it is loaded by a page.

const ofExam = { transaction_id: z.string(), question_id: z.string() };

/** POST /api/timer/startTimer (specification 3, Timer). */
export const startBody = z.object({ ...ofExam, asesi_id: z.string(), is_asesi: z.literal(true) });
export type StartBody = z.infer<typeof startBody>;

/** POST /api/assessment/questions. */
export const paperBody = z.object(ofExam);
export type PaperBody = z.infer<typeof paperBody>;

/** One version of an answer. */
export const answerBody = z.object({
  question_detail_id: z.string(),
  value: z.string(),
  doubtful: z.boolean(),
  revision: z.int().check(z.positive()),
  base_revision: z.int().check(z.nonnegative()),
  device: z.string(),
  answered_at: z.iso.datetime(),
});
export type AnswerBody = z.infer<typeof answerBody>;

/** POST /api/assessment/answers before the end: only where `features.partialSaves` is on. */
export const saveBody = z.object({ action: z.literal('save'), ...ofExam, answers: z.array(answerBody) });
export type SaveBody = z.infer<typeof saveBody>;

/** The same at the end. `answers` holds every answer, also those that were saved before; `digest` is of all, and empty where it cannot be made. */
export const submitBody = z.object({
  action: z.literal('submit'),
  ...ofExam,
  answers: z.array(answerBody),
  digest: z.string(),
});
export type SubmitBody = z.infer<typeof submitBody>;

/** The same as multipart, of what was made for a task. */
export const uploadForm = z.object({
  ...ofExam,
  question_detail_id: z.string(),
  answered_at: z.iso.datetime(),
  file: z.instanceof(File),
});
export type UploadForm = z.infer<typeof uploadForm>;
