import { ApiFailure, type FailureFacts } from '../../application/api-failure.ts';
import { fieldsOf } from '../../application/fields-of.ts';
import { isTechnical } from '../../application/framework-text.ts';
import { plainText } from './evidence/plain-text.ts';
import { saysNo } from './evidence/says-no.ts';
import { messageOf, objectionsOf } from './evidence/server-words.ts';
import { dateOf, isOfApi, obstacleOf } from './evidence/speaker.ts';

const longestShownText = 300;
const longestReadText = 5_000;

/** Plain text, cut where it is long. A page of HTML, or one endless word, tells a candidate nothing. */
const shown = (text: string | null | undefined): string | undefined => {
  if (!text || /<(!doctype|html|head|body)\b/i.test(text)) return undefined;
  const plain = plainText(text.slice(0, longestReadText));
  if (plain.length <= longestShownText) return plain || undefined;
  const end = plain.slice(0, longestShownText).search(/\s+\S*$/);
  return end < 1 || isTechnical(plain) ? undefined : `${plain.slice(0, end)}…`;
};

export const shownText = (headers: Headers, text: string): string | undefined =>
  /^text\/plain\b/i.test(headers.get('Content-Type') ?? '') ? shown(text) : undefined;

/** Seconds to wait. An HTTP date is compared with the reply's `Date`, because the device clock may be wrong. */
const retryAfter = (headers: Headers): number | undefined => {
  const value = headers.get('Retry-After');
  if (!value) return undefined;
  const repliedAt = dateOf(headers) ?? Number.NaN;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - repliedAt) / 1000;
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined;
};

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const isCode02 = (code: unknown): boolean => code === 2 || code === '2' || code === '02';

const bodyFacts = (body: unknown): Partial<FailureFacts> => {
  const facts: Mutable<Partial<FailureFacts>> = {};
  const message = messageOf(body);
  const { fields, texts } = objectionsOf(body);
  if (fields.length > 0) facts.fieldErrors = Object.fromEntries(fields);
  if (texts.length > 0) facts.messages = texts;
  if (isCode02(fieldsOf(body).code) && message?.includes('Validation')) {
    facts.messages = message
      .split(' | ')
      .map((part) => part.trim())
      .filter(Boolean);
    // this message only repeats the field errors, so it does not count as a server message
    return facts;
  }
  const serverMessage = shown(message);
  if (serverMessage) facts.serverMessage = serverMessage;
  return facts;
};

/**
 * Maps a reply with an error status to a failure (specification 5 and 8). `body` is the parsed JSON or undefined, and becomes the cause.
 * From the API, 401 and a repeated 419 mean `expired`; other statuses keep their number for the text table.
 */
export const failureOf = (reply: { status: number; headers: Headers }, body: unknown, reason?: string): ApiFailure => {
  const { status, headers } = reply;
  const facts = bodyFacts(body);
  const seconds = retryAfter(headers);
  const said = {
    ...(reason && !facts.serverMessage ? { serverMessage: reason } : {}),
    ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
  };
  if (!isOfApi(status, body)) return somethingBetween(status, said);
  return new ApiFailure(
    { ...facts, ...said, kind: status === 401 || status === 419 ? 'expired' : 'http', status },
    body,
  );
};

/** The failure of a call that was not answered by the API. */
export const somethingBetween = (status: number, said: Partial<FailureFacts> = {}): ApiFailure => {
  const obstacle = obstacleOf(status);
  const cause = new Error(`answered with ${status}, not by the API`);
  return new ApiFailure({ ...said, ...(obstacle && { obstacle }), kind: 'between' }, cause);
};

export const refusalOf = (body: unknown): ApiFailure | null =>
  saysNo(body) ? new ApiFailure({ ...bodyFacts(body), kind: 'refused' }, body) : null;
