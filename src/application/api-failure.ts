import { isFrameworkText, isTechnical } from './framework-text.ts';

/**
 * What went wrong with a call, independent of any screen:
 * `network` no reply · `timeout` no reply in time · `http` an error status · `refused` a reply with a good status that says no ·
 * `contract` a reply that cannot be used · `expired` the session is over (401 or a second 419) · `cancelled` stopped by the
 * candidate, though the server may have received all of it.
 */
export type FailureKind = 'network' | 'timeout' | 'http' | 'refused' | 'contract' | 'expired' | 'cancelled';

export interface FailureFacts {
  readonly kind: FailureKind;
  readonly status?: number;
  /** Of an error status: the reply was JSON, so that it is of the API and not of something before it. */
  readonly json?: true;
  /** The server's own words, only when they are fit to be shown: plain text of at most 300 characters. */
  readonly serverMessage?: string;
  /** The messages of codes 02 and 03 and of Laravel's 422, in the order of the reply. */
  readonly messages?: readonly string[];
  readonly fieldErrors?: Readonly<Record<string, readonly string[]>>;
  readonly retryAfterSeconds?: number;
  /** Of `expired`: there never was a session, because the browser keeps no cookie of the server. */
  readonly cookiesRefused?: true;
}

/** The only error that repositories throw (specification 8). */
export class ApiFailure extends Error implements FailureFacts {
  readonly kind: FailureKind;
  readonly status?: number;
  readonly json?: true;
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

/** Laravel's ways to say no to a well understood call, beside the codes of specification 5. */
const refusingStatuses: ReadonlySet<number | undefined> = new Set([400, 404, 409, 410, 422]);

/** Whether the server understood the call and said no: what is asked for may have come about, or ended, in another way. */
export const isRefusal = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure &&
  (error.kind === 'refused' || (error.kind === 'http' && refusingStatuses.has(error.status)));

/** The server's texts that were written for people: its objections, else its sentence; none where only its framework speaks. */
export const saidBy = ({ messages = [], serverMessage }: ApiFailure): readonly string[] => {
  const objections = messages.filter((text) => !isTechnical(text));
  if (objections.length > 0) return objections;
  return serverMessage && !isFrameworkText(serverMessage) ? [serverMessage] : [];
};

/** The server's own words; empty when it has none that can be shown. */
export const wordsOf = (failure: ApiFailure): string => saidBy(failure).join(' ');

/** The server's reasons, when it refused; throws whatever else went wrong. */
export const reasonsOf = (error: unknown): readonly string[] => {
  if (!isRefusal(error)) throw error;
  return saidBy(error);
};

/** Runs a read whose 404 means "there is none". */
export const nullWhenNotFound = async <T>(read: Promise<T>): Promise<T | null> => {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
};
