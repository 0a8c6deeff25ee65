import * as z from 'zod/mini';
import { isFields } from '../../../application/fields-of.ts';
import {
  defaultMinutes,
  type Exam,
  type ExamReceipt,
  type Exams,
  examKinds,
  examStatuses,
  type UnknownExam,
  writtenTypes,
} from '../../../domain/exam/exam.ts';
import { problemDecisions, type TakenProblem } from '../../../domain/exam/question-problem.ts';
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
  worded,
} from '../wire.ts';
import { isWithoutZone, optionalInstant, shownInstant } from '../wire-instant.ts';

// All names are assumptions.

const minutes = brought(
  (value) => (typeof value === 'string' && /^\d{1,5}(\.0+)?$/.test(value.trim()) ? Number(value) : value),
  z.number().check(z.minimum(0), z.maximum(100_000)),
);

/** An invalid duration must not reject the whole list (fault matrix 79). */
const readableMinutes = z.union([
  optional(minutes),
  z.pipe(
    z.unknown(),
    z.transform(() => 'unreadable' as const),
  ),
]);

const instantOrNone = z.catch(optionalInstant, null);

const saysAnything = ({ number, submittedAt, answered, digest }: ExamReceipt): boolean =>
  number !== '' || submittedAt !== null || answered !== null || digest !== null;

/** Unreadable fields are null, but a receipt without any value is rejected, because Laravel may nest an object of nulls. */
export const receiptWire = z
  .pipe(
    resource({
      number: wireText,
      submitted_at: instantOrNone,
      answered: readable(wireCount, null),
      total: readable(wireCount, null),
      digest: readable(z.string().check(z.regex(/^[0-9a-f]{64}$/i)), null),
      collected: readable(wireFlag, false),
    }),
    z.transform(
      ({ submitted_at, digest, collected, ...wire }): ExamReceipt => ({
        ...wire,
        submittedAt: submitted_at,
        digest: digest?.toLowerCase() ?? null,
        ...(collected && { collected }),
      }),
    ),
  )
  .check(z.refine(saysAnything, 'nothing of a receipt'));

/** A decision of a kind that the portal does not know counts by its words. */
const decisionWire = readable(
  z.object({
    kind: worded(problemDecisions, readable(wireWord, '')),
    minutes: readable(wireCount, null),
    note: wireText,
    decided_at: instantOrNone,
  }),
  null,
);

const problemWire = z.pipe(
  z.object({
    number: wireId,
    question_detail_id: wireId,
    message: wireText,
    received_at: instantOrNone,
    decision: decisionWire,
  }),
  z.transform(({ question_detail_id: questionId, received_at: at, decision, ...wire }): TakenProblem => {
    const kind = problemDecisions.find((known) => known === decision?.kind) ?? 'hint';
    return {
      ...{ ...wire, questionId, at },
      decision: decision && { kind, minutes: decision.minutes, note: decision.note, at: decision.decided_at },
    };
  }),
);
const problemsWire = z.pipe(
  readable(listOf(readable(problemWire, null)), []),
  z.transform((rows): readonly TakenProblem[] => rows.flatMap((row) => (row ? [row as TakenProblem] : []))),
);

const titled = (row: unknown): unknown =>
  isFields(row) ? { title: row.name ?? row.nama, ...row, started_without_zone: isWithoutZone(row.started_at) } : row;

const examFields = z.object({
  question_id: wireId,
  kind: worded(examKinds, readable(wireWord, '')),
  type: worded(writtenTypes, readable(wireWord, '')),
  title: wireText,
  status: wireStatus(examStatuses),
  question_count: readable(wireCount, null),
  time: readableMinutes,
  extra_time: readableMinutes,
  started_at: instantOrNone,
  started_without_zone: z.boolean(),
  submit_allowed: readable(wireFlag, true),
  note: readable(z.string(), null),
  receipt: readable(receiptWire, null),
  opens_at: instantOrNone,
  closes_at: instantOrNone,
  awaits_release: readable(wireFlag, false),
  code_required: readable(wireFlag, false),
  problems: problemsWire,
});
export const examWire = brought(titled, examFields);

export const startedWire = z.catch(
  z.nullable(
    brought(titled, z.extend(examFields, { question_id: optional(wireId), transaction_id: optional(wireId) })),
  ),
  null,
);

/** Zero minutes mean that the server sets no duration. */
const timeOf = ({ time, extra_time: extra }: z.output<typeof examWire>): Pick<Exam, 'minutes' | 'extraMinutes'> =>
  time === 'unreadable' || extra === 'unreadable'
    ? { minutes: null, extraMinutes: 0 }
    : { minutes: time || defaultMinutes, extraMinutes: extra ?? 0 };

/** Null for a kind of exam that the portal cannot show. A written exam need not have a type. */
export const toExam = (trxId: string, wire: z.output<typeof examWire>): Exam | null => {
  const kind = examKinds.find((known) => known === wire.kind);
  const type = kind === 'written' ? (writtenTypes.find((known) => known === wire.type) ?? null) : null;
  if (!kind || (kind === 'written' && wire.type !== '' && type === null)) return null;
  return {
    id: wire.question_id,
    trxId,
    kind,
    type,
    ...(wire.title !== '' && { title: wire.title }),
    status: wire.status,
    questionCount: wire.question_count,
    ...timeOf(wire),
    startedAt: wire.started_at,
    ...(wire.started_without_zone && { startedWithoutZone: true as const }),
    submitAllowed: wire.submit_allowed,
    note: wire.note,
    receipt: wire.receipt,
    ...(wire.opens_at !== null && { opensAt: wire.opens_at }),
    ...(wire.closes_at !== null && { closesAt: wire.closes_at }),
    ...(wire.awaits_release && wire.started_at === null && { held: true as const }),
    ...(wire.code_required && wire.started_at === null && { coded: true as const }),
    ...(wire.problems.length > 0 && { problems: wire.problems }),
  };
};

const toUnknown = ({
  question_id: id,
  title,
  kind,
  type,
  status,
  note,
  receipt,
}: z.output<typeof examWire>): UnknownExam => ({ id, title, kind, type, status, note, receipt });

const counted = (exam: Exam, at: number, all: readonly Exam[]): Exam => {
  const ordinal = all.slice(0, at + 1).filter(({ kind, type }) => kind === exam.kind && type === exam.type).length;
  return ordinal > 1 ? { ...exam, ordinal } : exam;
};

const noScheme = { title: '', number: '' };
const nobody = { name: '', registration: '' };

export const examsWire = ofTransaction({
  trx_id: optional(wireId),
  schema: readable(z.object({ title: wireText, number: wireText }), noScheme),
  candidate: wireText,
  assessor: readable(z.object({ name: wireText, registration: wireText }), nobody),
  exams: rowsOf(examWire),
  schedule: described({ ...dayShape, ends_at: shownInstant }),
  bring: readable(listOf(wireText), []),
});

export const toExams = (trxId: string, wire: z.output<typeof examsWire>): Exams => {
  const { schema, candidate, assessor, exams, bring } = wire;
  const { ends_at: endsAt, ...schedule } = wire.schedule;
  const known = exams.items.flatMap((exam) => toExam(trxId, exam) ?? []).map(counted);
  const unknown = exams.items.filter((exam) => !toExam(trxId, exam)).map(toUnknown);
  return {
    trxId,
    scheme: schema,
    candidate,
    assessor,
    exams: known,
    ...(unknown.length > 0 && { unknown }),
    ...(schedule.starts_at !== null && { day: { ...toDay(schedule), ...(endsAt !== null && { endsAt }) } }),
    ...(bring.some(Boolean) && { bring: bring.filter(Boolean) }),
    ...(exams.unreadable > 0 && { unreadable: exams.unreadable }),
  };
};
