import { ApiFailure } from './api-failure.ts';

/** There was no reply, or none of this API. */
export const hasNoResponse = ({ kind }: ApiFailure): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'contract';

/** The server may have done all the same what was asked of it. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiFailure && (hasNoResponse(error) || (error.status ?? 0) >= 500);
