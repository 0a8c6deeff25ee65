import { ApiFailure } from '../../../application/api-failure.ts';

/**
 * Awaits a call that opens a session. A guest has no session that could expire, so a repeated 419 means that the browser did not return the
 * session cookie.
 */
export const openingSession = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 419) throw error;
    throw new ApiFailure({ kind: 'expired', status: 419, cookiesRefused: true }, error);
  }
};
