import { ApiFailure, type FailureKind } from './api-failure.ts';

/** Who made a call fail. `server`: it reported a problem, or its reply is unusable. `other`: an error status that blames nobody. */
export type FailureCause = 'connection' | 'between' | 'server' | 'other';

export const causeOf = ({ kind, status = 0 }: ApiFailure): FailureCause => {
  if (kind === 'network' || kind === 'timeout' || status === 408) return 'connection';
  if (kind === 'between') return 'between';
  return kind === 'contract' || status >= 500 ? 'server' : 'other';
};

const unanswered: ReadonlySet<FailureKind> = new Set(['network', 'timeout', 'between', 'contract']);

/** Whether the server may have performed the call anyway. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiFailure && (unanswered.has(error.kind) || (error.status ?? 0) >= 500);
