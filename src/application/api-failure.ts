import { isFrameworkText, isTechnical } from './framework-text.ts';

/**
 * `network`: no reply. `timeout`: no reply in time. `between`: something between this page and the API has answered, such as a firewall or a
 * proxy; its status judges nothing and is not kept. `http`: an error status. `refused`: a refusal with a 2xx status. `contract`: an unusable
 * reply of the API. `expired`: 401 or a second 419. `cancelled`: by the candidate; the server may still have received it.
 */
export type FailureKind = 'network' | 'timeout' | 'between' | 'http' | 'refused' | 'contract' | 'expired' | 'cancelled';

/**
 * What stands between, if it says so: the network wants a log-in (511), its proxy does (407), the request is too large (413), or its method
 * is not let through (405).
 */
export type Obstacle = 'network' | 'proxy' | 'size' | 'method';

export interface FailureFacts {
  readonly kind: FailureKind;
  readonly status?: number;
  readonly obstacle?: Obstacle;
  /** The server's message, if it can be shown: plain text of at most 300 characters. */
  readonly serverMessage?: string;
  /** The messages about fields, in order: of a reply with code 02 or 03, of Laravel's 422, or of a similar body. */
  readonly messages?: readonly string[];
  readonly fieldErrors?: Readonly<Record<string, readonly string[]>>;
  readonly retryAfterSeconds?: number;
  /** With `expired`: there was no session, because the browser rejects the server's cookies. */
  readonly cookiesRefused?: true;
}

/** The only error that repositories throw (specification 8). */
export class ApiFailure extends Error implements FailureFacts {
  readonly kind: FailureKind;
  readonly status?: number;
  readonly obstacle?: Obstacle;
  readonly serverMessage?: string;
  readonly messages?: readonly string[];
  readonly fieldErrors?: Readonly<Record<string, readonly string[]>>;
  readonly retryAfterSeconds?: number;
  readonly cookiesRefused?: true;

  constructor(facts: FailureFacts, cause?: unknown) {
    super(`${facts.kind}${facts.status === undefined ? '' : ` ${facts.status}`}`, { cause });
    this.name = 'ApiFailure';
    this.kind = facts.kind;
    Object.assign(this, facts);
  }
}

export const isSessionOver = (error: unknown): boolean => error instanceof ApiFailure && error.kind === 'expired';

const refusingStatuses: ReadonlySet<number | undefined> = new Set([400, 404, 409, 410, 422]);

/** Whether the server understood the call and refused it; the wanted state may exist already or may have become impossible. */
export const isRefusal = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure &&
  (error.kind === 'refused' || (error.kind === 'http' && refusingStatuses.has(error.status)));

/** Texts for users: the field messages or, if there are none, the server message. Empty when the message comes from the framework. */
export const saidBy = ({ messages = [], serverMessage }: ApiFailure): readonly string[] => {
  const objections = messages.filter((text) => !isTechnical(text));
  if (objections.length > 0) return objections;
  return serverMessage && !isFrameworkText(serverMessage) ? [serverMessage] : [];
};

export const wordsOf = (failure: ApiFailure): string => saidBy(failure).join(' ');

/** Rethrows every error that is not a refusal. */
export const reasonsOf = (error: unknown): readonly string[] => {
  if (!isRefusal(error)) throw error;
  return saidBy(error);
};

export const nullWhenNotFound = async <T>(read: Promise<T>): Promise<T | null> => {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
};
