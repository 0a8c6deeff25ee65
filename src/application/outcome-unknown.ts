import { ApiFailure } from './api-failure.ts';

/** There was no reply, or none of this API. */
const hasNoResponse = ({ kind }: ApiFailure): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'contract';

/** Where a failure lies: `connection` there was no reply, or none of this API · `server` it said that it has a problem. */
export const causeOf = (error: ApiFailure): 'connection' | 'server' | 'other' => {
  if (hasNoResponse(error)) return 'connection';
  return (error.status ?? 0) >= 500 ? 'server' : 'other';
};

/** The server may have done all the same what was asked of it. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiFailure && (hasNoResponse(error) || (error.status ?? 0) >= 500);
