import { ApiFailure } from '../../../application/api-failure.ts';

/** Awaits a call that opens a session. A guest has no session that could expire, so a repeated 419 keeps its own text. */
export const openingSession = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 419 || error.cookiesRefused) throw error;
    throw new ApiFailure({ kind: 'http', status: 419 }, error);
  }
};
