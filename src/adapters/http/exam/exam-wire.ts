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
import { listOf, rowsOf } from '../rows.ts';
import { dayShape, toDay } from '../site-wire.ts';
import {
  brought,
  described,
  ofTransaction,
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
import { optionalInstant } from '../wire-instant.ts';

// Every name is assumed (not shown in the specification).

/** A number of minutes, also as text. One beyond all reason cannot be read. */
const minutes = brought(
  (value) => (typeof value === 'string' && /^\d{1,5}(\.0+)?$/.test(value.trim()) ? Number(value) : value),
  z.number().check(z.minimum(0), z.maximum(100_000)),
);

/** What is no number of minutes must not cost the other exams (fault matrix 79). */
const readableMinutes = z.union([
  optional(minutes),
  z.pipe(
    z.unknown(),
    z.transform(() => 'unreadable' as const),
  ),
]);

const instantOrNone = z.catch(optionalInstant, null);

/** A receipt of which something cannot be read is still one: the exam was handed in. */
export const receiptWire = z.pipe(
  resource({
    number: wireText,
    submitted_at: instantOrNone,
    answered: readable(wireCount, null),
    total: readable(wireCount, null),
    digest: readable(z.string().check(z.regex(/^[0-9a-f]{64}$/i)), null),
  }),
  z.transform(
    ({ submitted_at, digest, ...wire }): ExamReceipt => ({
      ...wire,
      submittedAt: submitted_at,
      digest: digest?.toLowerCase() ?? null,
    }),
  ),
);

export const examWire = z.object({
  question_id: wireId,
  kind: wireWord,
  type: readable(wireWord, null),
  status: wireStatus(examStatuses),
  question_count: readable(wireCount, null),
  time: readableMinutes,
  extra_time: readableMinutes,
  started_at: instantOrNone,
  submit_allowed: readable(wireFlag, true),
  note: readable(z.string(), null),
  receipt: readable(receiptWire, null),
  opens_at: instantOrNone,
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
    submitAllowed: wire.submit_allowed,
    note: wire.note,
    receipt: wire.receipt,
    ...(wire.opens_at !== null && { opensAt: wire.opens_at }),
  };
};

const noScheme = { title: '', number: '' };
const nobody = { name: '', registration: '' };

/** GET /api/assessment/exam-status/{id}. */
export const examsWire = z.pipe(
  ofTransaction({
    trx_id: wireId,
    schema: readable(z.object({ title: wireText, number: wireText }), noScheme),
    candidate: wireText,
    assessor: readable(z.object({ name: wireText, registration: wireText }), nobody),
    exams: rowsOf(examWire),
    schedule: described(dayShape),
    bring: readable(listOf(wireText), []),
  }),
  z.transform(
    ({ trx_id: trxId, schema, exams, schedule, bring, ...wire }): Exams => ({
      ...wire,
      trxId,
      scheme: schema,
      exams: exams.items.flatMap((exam) => toExam(trxId, exam) ?? []),
      ...(schedule.starts_at !== null && { day: toDay(schedule) }),
      ...(bring.some(Boolean) && { bring: bring.filter(Boolean) }),
      ...(exams.unreadable > 0 ? { unreadable: exams.unreadable } : {}),
    }),
  ),
);
