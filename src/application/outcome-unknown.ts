import { ApiFailure } from './api-failure.ts';

const hasNoResponse = ({ kind }: ApiFailure): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'contract';

/** `connection`: no reply, or none from this API. `server`: the server reported a problem. */
export const causeOf = (error: ApiFailure): 'connection' | 'server' | 'other' => {
  if (hasNoResponse(error)) return 'connection';
  return (error.status ?? 0) >= 500 ? 'server' : 'other';
};

/** Whether the server may have performed the call anyway. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiFailure && (hasNoResponse(error) || (error.status ?? 0) >= 500);
