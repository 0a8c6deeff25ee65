import * as z from 'zod/mini';
import { isFields } from '../../../application/fields-of.ts';
import type {
  AnswerVersion,
  ExamContent,
  Question,
  SaveReply,
  ServerAnswer,
  UploadedFile,
} from '../../../domain/exam/question.ts';
import { wireCompetent } from '../form-wire.ts';
import { listOf, rowsOf, wholeList } from '../rows.ts';
import {
  brought,
  optional,
  readable,
  resource,
  wireCount,
  wireFlag,
  wireId,
  wireStatus,
  wireText,
  wireWord,
} from '../wire.ts';
import { optionalInstant, wireInstant } from '../wire-instant.ts';

// All names are assumptions.

/** Maximum characters of a question or answer. Long, because a question may contain pictures as `data:` addresses. */
const long = z.string().check(z.maxLength(2_000_000));
const html = readable(long, null);

/** Accepts milliseconds since the epoch too, the revisions of earlier releases, which have more digits than `wireCount` allows. */
const revision = brought(
  (value) => (typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value),
  z.int().check(z.nonnegative()),
);

const defaultMaxKb = 10_000;

const placed = (rows: unknown): unknown =>
  typeof rows === 'object' && rows !== null
    ? Object.values(rows).map((row, index) => (isFields(row) ? { place: index + 1, ...row } : row))
    : rows;

const place = z.int();
const number = readable(wireCount, null);
const limit = readable(wireCount, null);

const optionWire = brought(
  (option) =>
    isFields(option) ? { value: option.value ?? option.id, text: option.text ?? option.title ?? option.name } : option,
  z.object({ value: wireWord, text: wireText }).check(z.refine(({ text }) => text !== '', 'an option without words')),
);

/** Rejects questions that the page cannot show: no id, unknown kind, or a choice without options. */
const questionWire = z
  .object({
    place,
    question_detail_id: wireId,
    no: number,
    kind: z.enum(['choice', 'essay', 'upload']),
    question: wireText,
    options: z.catch(wholeList(optionWire), []),
    max_length: limit,
    max_kb: limit,
  })
  .check(z.refine(({ kind, options }) => kind !== 'choice' || options.length > 0, 'a choice of nothing'));

const toQuestion = (wire: z.output<typeof questionWire>): Question => {
  const base = { id: wire.question_detail_id, no: wire.no ?? wire.place, html: wire.question };
  if (wire.kind === 'upload') return { ...base, kind: 'upload', maxKb: wire.max_kb || defaultMaxKb };
  if (wire.kind === 'essay') return { ...base, kind: 'essay', longest: wire.max_length || null };
  return { ...base, kind: 'choice', options: wire.options.map(({ value, text }) => ({ value, html: text })) };
};

const versionWire = z.pipe(
  z.object({
    value: z.pipe(
      z.nullable(long), // frameworks store an empty text as null
      z.transform((value) => value ?? ''),
    ),
    doubtful: readable(wireFlag, false),
    revision,
    device: wireWord,
    answered_at: wireInstant,
  }),
  z.transform(({ answered_at, ...wire }): AnswerVersion => ({ ...wire, answeredAt: answered_at })),
);

export const uploadedWire = z.pipe(
  z.object({
    id: wireId,
    name: wireText,
    size: readable(wireCount, null),
    uploaded_at: z.catch(optionalInstant, null),
  }),
  z.transform(({ uploaded_at, ...wire }): UploadedFile => ({ ...wire, uploadedAt: uploaded_at })),
);

/** An unreadable version is dropped; the question and the other versions stay. */
const answerWire = z.pipe(
  z.object({
    question_detail_id: wireId,
    current: readable(versionWire, null),
    others: z.catch(listOf(versionWire), []),
    file: readable(uploadedWire, null),
  }),
  z.transform(({ question_detail_id, ...wire }): ServerAnswer => ({ questionId: question_detail_id, ...wire })),
);
const answers = z.catch(listOf(answerWire), []);

const criterionWire = z.object({
  id: wireId,
  text: wireText,
  benchmark: wireText,
  competent: readable(wireCompetent, null),
});
const elementWire = z.object({ id: wireId, title: wireText, criteria: z.catch(listOf(criterionWire), []) });
const unitWire = z.object({ code: wireText, title: wireText, elements: z.catch(listOf(elementWire), []) });
const stepWire = z.pipe(
  z.object({ place, no: number, title: wireText, instruction: wireText }),
  z.transform(({ place, no, ...wire }) => ({ ...wire, no: no ?? place })),
);

type Content = Omit<ExamContent, 'examId' | 'trxId'> & Readonly<Record<'examId' | 'trxId', string | null>>;

/** POST /api/assessment/questions. The reply may omit the exam and assessment ids. */
export const contentWire = z.pipe(
  resource({
    question_id: optional(wireId),
    transaction_id: optional(wireId),
    instructions: html,
    scenario: html,
    steps: z.catch(brought(placed, listOf(stepWire)), []),
    units: z.catch(listOf(unitWire), []),
    questions: brought(placed, rowsOf(questionWire)),
    answers,
  }),
  z.transform(
    ({ questions, ...wire }): Content => ({
      examId: wire.question_id,
      trxId: wire.transaction_id,
      instructionsHtml: wire.instructions,
      scenarioHtml: wire.scenario,
      steps: wire.steps,
      units: wire.units,
      questions: questions.items.map(toQuestion),
      answers: wire.answers,
      ...(questions.unreadable > 0 ? { unreadable: questions.unreadable } : {}),
    }),
  ),
);

const saveWire = z.pipe(
  brought(
    (value) => (isFields(value) && 'saved' in value ? value : undefined),
    z.object({
      saved: listOf(z.object({ question_detail_id: wireId, revision, device: wireWord })),
      refused: listOf(z.object({ question_detail_id: wireId, revision, reason: wireText })),
      answers,
    }),
  ),
  z.transform(
    ({ saved, refused, answers }): SaveReply => ({
      saved: saved.map(({ question_detail_id: questionId, ...version }) => ({ questionId, ...version })),
      refused: refused.map(({ question_detail_id: questionId, ...item }) => ({ questionId, ...item })),
      answers,
    }),
  ),
);

const isHandedIn = ({ number, submitted_at, status }: Record<string, string | null>): boolean =>
  number !== '' || submitted_at !== null || status !== 'unknown';

/** The reply of a server that treated a save as the submission: a receipt with a number or time, or a finished exam. */
const handedInWire = z.pipe(
  resource({
    number: wireText,
    submitted_at: z.catch(optionalInstant, null),
    status: wireStatus(['submitted', 'assessed']),
  }).check(z.refine(isHandedIn)),
  z.transform((): SaveReply => ({ saved: [], refused: [], answers: [], handedIn: true })),
);

/** POST /api/assessment/answers with the action `save`. Null for other JSON: the server does not store answers before the submission. */
export const saveEndWire = z.catch(z.nullable(z.union([saveWire, handedInWire])), null);
