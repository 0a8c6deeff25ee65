import * as z from 'zod/mini';
import type { FaultRule } from '../faults.ts';
import { staffActionOf } from '../staff/read-action.ts';
import { DAY } from '../wib-time.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));
const email = text(200);
const milliseconds = (most: number) => z.int().check(z.minimum(0), z.maximum(most));

const plainActions = [
  'hang',
  'network-error',
  'offline',
  'socket-drop',
  'accept-then-drop',
  'cut-body',
  'empty',
  'html',
  'wrong-shape',
  'duplicate',
  'csrf-expired',
  'session-expired',
] as const;

const faultAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(plainActions) }),
  z.strictObject({
    type: z.literal('status'),
    status: z.int().check(z.minimum(200), z.maximum(599)),
    body: z.optional(z.unknown()),
    headers: z.optional(z.record(z.string(), z.string())),
  }),
  z.strictObject({ type: z.literal('delay'), ms: milliseconds(600_000) }),
  z.strictObject({ type: z.literal('no-partial-saves'), status: z.literal([200, 204, 405, 422]) }),
  z.strictObject({ type: z.literal('clock-offset'), ms: z.int() }),
]);

const faultRule = z.strictObject({
  id: text(200),
  match: z.strictObject({
    method: z.optional(text(10)),
    path: text(500),
    whole: z.optional(z.boolean()),
    candidate: z.optional(text(200)),
  }),
  nth: z.union([z.int().check(z.minimum(1)), z.literal('every')]),
  action: faultAction,
});

export const areFaults = (rules: readonly unknown[]): rules is FaultRule[] =>
  z.array(faultRule).safeParse(rules).success;

/** A file that is sent: its first bytes, then zeros up to its size; or a picture that the simulation draws. */
const sentFile = z.union([
  z.strictObject({ file: text(300), type: text(200), size: milliseconds(20_000_000), head: text(200) }),
  z.strictObject({ drawn: z.enum(['photo', 'signature']), of: z.int() }),
]);

const sent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('json'), text: text(200_000) }),
  z.strictObject({
    kind: z.literal('form'),
    fields: z.array(z.tuple([text(200), z.union([text(200_000), sentFile])])),
  }),
]);

const isStaffAction = (body: Record<string, unknown>): boolean => {
  try {
    staffActionOf(body);
    return true;
  } catch {
    return false;
  }
};

const stages = ['agreement', 'apl01', 'apl02', 'exam', 'result', 'appeal', 'feedback', 'certificate'] as const;
export const stageName = z.enum(stages);

/** When an act happens, in milliseconds of server time after the scenario's beginning; at once without it. */
const at = z.optional(milliseconds(3_650 * DAY));

/**
 * One thing that a candidate, the staff, the clock or the network does. `call`: a request of `who` (null for a guest), with the fault that it
 * meets, the reply that is expected, and the number from which the server goes on counting; `sit`: begins an exam `ago` milliseconds in the
 * past and answers so many questions; `other-schedule`: the staff move the open exams to the nearest other schedule; `hold`: the assessor holds the exams that are not begun; `day`: time passes until `before` milliseconds before the next assessment day; `wait`: until `at`;
 * `remark`: something that cannot be repeated.
 */
const act = z.discriminatedUnion('type', [
  z.strictObject({
    at,
    type: z.literal('call'),
    who: z.nullable(email),
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    path: text(500).check(z.regex(/^\/(api|storage)\/[^\\]*$/)),
    sent,
    meets: z.optional(z.nullable(faultAction)),
    counter: z.optional(z.int().check(z.minimum(0))),
    expected: z.optional(z.strictObject({ status: z.nullable(z.int()), code: z.nullable(text(20)) })),
  }),
  z.strictObject({ at, type: z.literal('sign-up'), fullname: text(200), email }),
  z.strictObject({ at, type: z.literal('temporary-password'), email }),
  z.strictObject({
    at,
    type: z.literal('sit'),
    email,
    exam: text(50),
    ago: milliseconds(DAY),
    answered: milliseconds(1_000),
  }),
  z.strictObject({
    at,
    type: z.literal('fill'),
    email,
    notifications: z.optional(milliseconds(20_000)),
    transactions: z.optional(milliseconds(20_000)),
    apl02Units: z.optional(milliseconds(20)),
    examQuestions: z.optional(milliseconds(1_000)),
  }),
  z.strictObject({
    at,
    type: z.literal('staff'),
    action: z.record(z.string(), z.unknown()).check(z.refine(isStaffAction)),
  }),
  z.strictObject({ at, type: z.literal('robots'), on: z.boolean(), delay: milliseconds(DAY) }),
  z.strictObject({ at, type: z.literal('faults'), rules: z.array(faultRule) }),
  z.strictObject({ at, type: z.literal('jump'), trxId: text(100), stage: stageName }),
  z.strictObject({ at, type: z.literal('other-schedule'), email }),
  z.strictObject({ at, type: z.literal('hold'), email }),
  z.strictObject({ at, type: z.literal('day'), email, before: milliseconds(DAY) }),
  z.strictObject({ at, type: z.literal('wait') }),
  z.strictObject({ at, type: z.literal('remark'), text: text(500) }),
]);

export const acts = z.array(act).check(z.maxLength(2_000));
export type Act = z.infer<typeof act>;
export type CallAct = Extract<Act, { type: 'call' }>;
