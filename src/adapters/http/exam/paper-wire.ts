import * as z from 'zod/mini';
import type {
  AnswerToSave,
  AnswerVersion,
  ExamContent,
  Question,
  SaveReply,
  ServerAnswer,
  UploadedFile,
} from '../../../domain/exam/question.ts';
import { wireCompetent } from '../form-wire.ts';
import { optional, wireFlag, wireId, wireWord } from '../wire.ts';
import { wireInstant } from '../wire-instant.ts';

// Every name is assumed (not shown in the specification).

/** HTML with pictures as `data:` addresses, and what a candidate writes. */
const long = z.string().check(z.maxLength(2_000_000));
const name = z.string().check(z.maxLength(5000));
const revision = z.int().check(z.minimum(0));

/** In KB of 1000 bytes: what a task takes that names no limit. */
const defaultMaxKb = 10_000;

const questionWire = z.object({
  question_detail_id: wireId,
  no: z.int(),
  kind: wireWord,
  question: long,
  options: z._default(z.array(z.object({ value: wireWord, text: long })), []),
  max_length: optional(z.int().check(z.positive())),
  max_kb: optional(z.int().check(z.positive())),
});

const toQuestion = (wire: z.output<typeof questionWire>): Question => {
  const base = { id: wire.question_detail_id, no: wire.no, html: wire.question };
  if (wire.kind === 'upload') return { ...base, kind: 'upload', maxKb: wire.max_kb ?? defaultMaxKb };
  if (wire.kind === 'choice' && wire.options.length > 0) {
    return { ...base, kind: 'choice', options: wire.options.map(({ value, text }) => ({ value, html: text })) };
  }
  // a kind that is not known can still be read and answered in words
  return { ...base, kind: 'essay', longest: wire.max_length };
};

const versionWire = z.pipe(
  z.object({
    value: long,
    doubtful: z._default(wireFlag, false),
    revision,
    device: wireWord,
    answered_at: wireInstant,
  }),
  z.transform(({ answered_at, ...wire }): AnswerVersion => ({ ...wire, answeredAt: answered_at })),
);

export const uploadedWire = z.pipe(
  z.object({ id: wireId, name, size: z.number().check(z.minimum(0)), uploaded_at: wireInstant }),
  z.transform(({ uploaded_at, ...wire }): UploadedFile => ({ ...wire, uploadedAt: uploaded_at })),
);

const answerWire = z.pipe(
  z.object({
    question_detail_id: wireId,
    current: optional(versionWire),
    others: z._default(z.array(versionWire), []),
    file: optional(uploadedWire),
  }),
  z.transform(({ question_detail_id, ...wire }): ServerAnswer => ({ questionId: question_detail_id, ...wire })),
);

const unitWire = z.object({
  code: name,
  title: name,
  elements: z.array(
    z.object({
      id: wireId,
      title: name,
      criteria: z.array(
        z.object({ id: wireId, text: name, benchmark: z._default(name, ''), competent: optional(wireCompetent) }),
      ),
    }),
  ),
});

/** POST /api/assessment/questions. */
export const paperWire = z.pipe(
  z.object({
    question_id: wireId,
    transaction_id: wireId,
    instructions: optional(long),
    scenario: optional(long),
    steps: z._default(z.array(z.object({ no: z.int(), title: name, instruction: long })), []),
    units: z._default(z.array(unitWire), []),
    questions: z.array(questionWire),
    answers: z._default(z.array(answerWire), []),
  }),
  z.transform(
    (wire): ExamContent => ({
      examId: wire.question_id,
      trxId: wire.transaction_id,
      instructionsHtml: wire.instructions,
      scenarioHtml: wire.scenario,
      steps: wire.steps,
      units: wire.units,
      questions: wire.questions.map(toQuestion),
      answers: wire.answers,
    }),
  ),
);

/** POST /api/assessment/answers with the action `save`. */
export const saveWire = z.pipe(
  z.object({
    saved: z.array(z.object({ question_detail_id: wireId, revision, device: wireWord })),
    refused: z._default(z.array(z.object({ question_detail_id: wireId, revision, reason: name })), []),
    answers: z._default(z.array(answerWire), []),
  }),
  z.transform(
    ({ saved, refused, answers }): SaveReply => ({
      saved: saved.map(({ question_detail_id: questionId, ...version }) => ({ questionId, ...version })),
      refused: refused.map(({ question_detail_id: questionId, ...item }) => ({ questionId, ...item })),
      answers,
    }),
  ),
);

export const fromAnswer = ({ questionId, base, answeredAt, value, doubtful, revision, device }: AnswerToSave) => ({
  question_detail_id: questionId,
  value,
  doubtful,
  revision,
  base_revision: base,
  device,
  answered_at: answeredAt,
});
