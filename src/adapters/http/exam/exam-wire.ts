import * as z from 'zod/mini';
import {
  defaultMinutes,
  type Exam,
  type ExamReceipt,
  type Exams,
  examKinds,
  examStatuses,
  writtenTypes,
} from '../../../domain/exam/exam.ts';
import { assessorWire, schemeWire, text } from '../form-wire.ts';
import { ofTransaction, optional, wireFlag, wireId, wireStatus, wireWord } from '../wire.ts';
import { wireInstant } from '../wire-instant.ts';

// Every name is assumed (not shown in the specification).

const count = z.int().check(z.minimum(0), z.maximum(100_000));
/** Laravel sends numbers of a form, and decimals, as text. */
const minutes = z.pipe(
  z.union([z.number().check(z.minimum(0), z.maximum(100_000)), z.string().check(z.regex(/^\d{1,5}(\.0{1,2})?$/))]),
  z.transform((value) => Number(value)),
);

/** What is no number of minutes must not cost the other exams (fault matrix 79). */
const readableMinutes = z.union([
  optional(minutes),
  z.pipe(
    z.unknown(),
    z.transform(() => 'unreadable' as const),
  ),
]);

export const receiptWire = z.pipe(
  z.object({
    number: wireWord,
    submitted_at: wireInstant,
    answered: count,
    total: count,
    digest: z.string().check(z.regex(/^[0-9a-f]{64}$/i)),
  }),
  z.transform(
    ({ submitted_at, digest, ...wire }): ExamReceipt => ({
      ...wire,
      submittedAt: submitted_at,
      digest: digest.toLowerCase(),
    }),
  ),
);

export const examWire = z.object({
  question_id: wireId,
  kind: wireWord,
  type: optional(wireWord),
  status: wireStatus(examStatuses),
  question_count: optional(count),
  time: readableMinutes,
  extra_time: readableMinutes,
  started_at: z.catch(optional(wireInstant), null as never),
  submit_allowed: optional(wireFlag),
  note: optional(text),
  receipt: optional(receiptWire),
});

/** A time of zero is none: nobody could answer in it. */
const timeOf = ({ time, extra_time: extra }: z.output<typeof examWire>): Pick<Exam, 'minutes' | 'extraMinutes'> =>
  time === 'unreadable' || extra === 'unreadable'
    ? { minutes: null, extraMinutes: 0 }
    : { minutes: time || defaultMinutes, extraMinutes: extra ?? 0 };

/** An exam of a kind that this portal knows; null of any other: it has no page for it. */
export const toExam = (trxId: string, wire: z.output<typeof examWire>): Exam | null => {
  const kind = examKinds.find((known) => known === wire.kind);
  const type = writtenTypes.find((known) => known === wire.type) ?? null;
  if (!kind || (kind === 'written') !== (type !== null)) return null;
  return {
    id: wire.question_id,
    trxId,
    kind,
    type,
    status: wire.status,
    questionCount: wire.question_count,
    ...timeOf(wire),
    startedAt: wire.started_at,
    submitAllowed: wire.submit_allowed ?? true,
    note: wire.note,
    receipt: wire.receipt,
  };
};

/** GET /api/assessment/exam-status/{id}. */
export const examsWire = z.pipe(
  ofTransaction({
    trx_id: wireId,
    schema: schemeWire,
    candidate: text,
    assessor: assessorWire,
    exams: z.array(examWire).check(z.maxLength(50)),
  }),
  z.transform(
    ({ trx_id: trxId, schema, candidate, assessor, exams }): Exams => ({
      trxId,
      scheme: { title: schema.title, number: schema.number },
      candidate,
      assessor,
      exams: exams.flatMap((exam) => toExam(trxId, exam) ?? []),
    }),
  ),
);
