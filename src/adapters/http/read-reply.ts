import * as z from 'zod/mini';
import { ApiFailure } from '../../application/api-failure.ts';
import { failureOf, refusalOf, shownText } from './failure-table.ts';
import { leftOutWhile, type Read } from './rows.ts';

export interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: unknown };
}

const isJson = (contentType: string): boolean => /^(application|text)\/([\w.-]+\+)?json\b/i.test(contentType);

export const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

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

/** Checks content type, JSON, refusal and schema, in this order (fault matrix 17–19). Throws `ApiFailure` only. */
export const readReply = async <T>(response: Response, schema: Schema<T>): Promise<Read<T>> => {
  const contentType = response.headers.get('Content-Type') ?? '';
  const text = await readText(response);
  const body = contentType === '' || isJson(contentType) ? parsedJson(text) : undefined;
  if (!response.ok) throw failureOf(response, body, shownText(contentType, text));
  if (response.status === 204) return leftOutWhile(() => accept(schema, null));
  if (body === undefined) throw new ApiFailure({ kind: 'contract' }, new Error('no JSON'));
  const refusal = refusalOf(body);
  if (refusal) throw refusal;
  return leftOutWhile(() => accept(schema, body));
};

/**
 * Reads a file, whatever its content type. The caller checks the bytes, because servers send files as `application/octet-stream`, and HTML
 * pages instead of files (fault matrix 82). JSON is a refusal or an invalid reply.
 */
export const readBlob = async (response: Response): Promise<Blob> => {
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok || isJson(type)) {
    const text = await readText(response);
    const body = isJson(type) ? parsedJson(text) : undefined;
    throw response.ok
      ? (refusalOf(body) ?? new ApiFailure({ kind: 'contract' }))
      : failureOf(response, body, shownText(type, text));
  }
  return readBytes(response);
};
