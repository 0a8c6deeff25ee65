import * as z from 'zod/mini';
import { ApiFailure, type FailureFacts } from '../../application/api-failure.ts';
import { fieldsOf } from '../../application/fields-of.ts';

/**
 * Codes of a reply with a good status that say no: the two that specification 5 names, and a number of an error status. Whatever else
 * a server writes there (`00`, `200`, `success`, nothing) is no refusal.
 */
const saysNo = (code: string): boolean =>
  code === '02' || code === '03' || (/^\d{3}$/.test(code) && Number(code) >= 400);

const longestShownText = 300;

/** What a validator says, by field, as pairs: a record of zod leaves out a field that is called `__proto__`. */
const fieldTexts = z.pipe(
  z.transform((errors) => (Array.isArray(errors) ? null : Object.entries(fieldsOf(errors)))),
  z.array(z.tuple([z.string(), z.union([z.string(), z.array(z.string())])])),
);

/** The part of any reply that may speak of failure; what does not fit is as if it were not there. */
const failureBody = z.object({
  code: z.catch(z.optional(z.union([z.string(), z.number()])), undefined),
  /** Text, or the validator's errors (`'message' => $validator->errors()`). */
  message: z.catch(z.optional(z.nullable(z.union([z.string(), fieldTexts]))), undefined),
  errors: z.catch(z.optional(fieldTexts), undefined),
});

const shown = (text: string | null | undefined): string | undefined => {
  const trimmed = text?.trim();
  return trimmed && trimmed.length <= longestShownText && !/<[a-z!/][^>]*>/i.test(trimmed) ? trimmed : undefined;
};

/** Text of a body that is not JSON, if it is fit to be shown: an HTML page never is. */
export const shownText = (contentType: string, text: string): string | undefined =>
  /^text\/plain\b/i.test(contentType) ? shown(text) : undefined;

/** Seconds to wait. A moment counts from that of the reply, by the same clock: the device's may be wrong. */
const retryAfter = (headers: Headers): number | undefined => {
  const value = headers.get('Retry-After');
  if (!value) return undefined;
  const repliedAt = Date.parse(headers.get('Date') ?? '');
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - repliedAt) / 1000;
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined;
};

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const bodyFacts = (body: unknown): Partial<FailureFacts> & { code?: string } => {
  const parsed = failureBody.safeParse(body);
  if (!parsed.success) return {};
  const facts: Mutable<Partial<FailureFacts>> & { code?: string } = {};
  const { code, message: said } = parsed.data;
  const [message, underMessage] = typeof said === 'string' ? [said] : [undefined, said];
  const errors = parsed.data.errors?.length ? parsed.data.errors : underMessage;
  if (code !== undefined) facts.code = String(code).padStart(2, '0');
  if (errors && errors.length > 0) {
    const fieldErrors = errors.map(([field, texts]) => [field, [texts].flat()] as const);
    facts.fieldErrors = Object.fromEntries(fieldErrors);
    facts.messages = fieldErrors.flatMap(([, texts]) => texts);
  }
  if (facts.code === '02' && message?.includes('Validation')) {
    facts.messages = message
      .split(' | ')
      .map((part) => part.trim())
      .filter(Boolean);
    return facts; // the list is the message: said once
  }
  const serverMessage = shown(message);
  if (serverMessage) facts.serverMessage = serverMessage;
  return facts;
};

/**
 * The one table from a reply to a failure (specification 5 and 8). `body` is the parsed JSON, or undefined when there was none.
 * 401 and a repeated 419 say that there is no session; every other error status keeps its number for the text table.
 */
export const failureOf = (
  reply: { status: number; headers: Headers },
  body: unknown,
  plainText?: string,
): ApiFailure => {
  const { code: _, ...facts } = bodyFacts(body);
  const seconds = retryAfter(reply.headers);
  return new ApiFailure({
    ...facts,
    ...(plainText && !facts.serverMessage ? { serverMessage: plainText } : {}),
    ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
    kind: reply.status === 401 || reply.status === 419 ? 'expired' : 'http',
    status: reply.status,
  });
};

/** The refusal in a reply with a good status; null when it says none. */
export const refusalOf = (body: unknown): ApiFailure | null => {
  const { code, ...facts } = bodyFacts(body);
  return code !== undefined && saysNo(code) ? new ApiFailure({ ...facts, kind: 'refused' }) : null;
};
