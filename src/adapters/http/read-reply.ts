import * as z from 'zod/mini';
import { ApiFailure } from '../../application/api-failure.ts';
import { isHtml, isJson, jsonIn } from './evidence/speaker.ts';
import { failureOf, refusalOf, shownText, somethingBetween } from './failure-table.ts';
import { leftOutWhile, type Read } from './rows.ts';

export interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: unknown };
}

/** Validates a value; throws only `contract` failures, whatever the schema throws. */
export const accept = <T>(schema: Schema<T>, value: unknown): T => {
  try {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    throw new ApiFailure({ kind: 'contract' }, parsed.error);
  } catch (error) {
    throw error instanceof ApiFailure ? error : new ApiFailure({ kind: 'contract' }, error);
  }
};

const readText = async (response: Response): Promise<string> => {
  try {
    return await response.text();
  } catch (error) {
    throw new ApiFailure({ kind: 'network' }, error); // the connection broke inside the body
  }
};

export const readBytes = async (response: Response): Promise<Blob> => {
  try {
    return await response.blob();
  } catch (error) {
    throw new ApiFailure({ kind: 'network' }, error);
  }
};

export const reasonsOf = (error: unknown): readonly string[] => {
  if (!(error instanceof z.core.$ZodError)) return [error instanceof Error ? error.message : String(error)];
  return error.issues.map(({ path, message, code, ...more }) => {
    const expected = 'expected' in more ? `expected ${more.expected}` : message || code;
    return `${path.join('.') || 'reply'}: ${expected}`;
  });
};

/** Why a reply with this text cannot be used; null if the API says yes. */
const failureIn = ({ ok, status, headers }: Response, text: string, body: unknown): ApiFailure | null => {
  if (!ok) return failureOf({ status, headers }, body, shownText(headers, text));
  if (body !== undefined) return refusalOf(body);
  return text === '' ? new ApiFailure({ kind: 'contract' }, new Error('no JSON')) : somethingBetween(status);
};

/** Checks who has answered, then refusal and schema (fault matrix 17–19). Throws `ApiFailure` only. */
export const readReply = async <T>(response: Response, schema: Schema<T>): Promise<Read<T>> => {
  const text = await readText(response);
  if (response.status === 204) return leftOutWhile(() => accept(schema, null));
  const body = jsonIn(response.headers, text);
  const failure = failureIn(response, text, body);
  if (failure) throw failure;
  return leftOutWhile(() => accept(schema, body));
};

/** Whether these bytes are a page and not a file, which servers send as any type, also as `text/html` (fault matrix 82). */
const isPage = async (headers: Headers, bytes: Blob): Promise<boolean> =>
  isHtml(headers) && /^\s*</.test(await bytes.slice(0, 100).text());

/** Reads a file, whatever its content type; the caller checks the bytes. JSON is a refusal or an invalid reply. */
export const readBlob = async (response: Response): Promise<Blob> => {
  const { ok, headers } = response;
  const bytes = await readBytes(response);
  if (ok && !isJson(headers) && !(await isPage(headers, bytes))) return bytes;
  const text = await bytes.text();
  throw (
    failureIn(response, text, isJson(headers) ? jsonIn(headers, text) : undefined) ??
    new ApiFailure({ kind: 'contract' })
  );
};
