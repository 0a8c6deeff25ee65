import { ApiFailure } from '../../../application/api-failure.ts';

/** Awaits a call that opens a session. A guest has none that could end: a repeated 419 means that the session cookie never came back. */
export const openingSession = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 419) throw error;
    throw new ApiFailure({ kind: 'expired', status: 419, cookiesRefused: true }, error);
  }
};
