import { ApiFailure } from '../../application/api-failure.ts';
import { shareOf } from './page/spread.ts';
import { useEventsArrive } from './use-events-arrive.ts';

const minute = 60_000;

const askedBy = (error: unknown): number => (error instanceof ApiFailure && error.retryAfterSeconds) || 0;

/**
 * Poll interval in milliseconds while others work on an assessment, or its exam runs: 8 to 10 minutes if the server announces its changes, otherwise 60 to 75 seconds; twice
 * as long after a failure, and never shorter than the server asks for. Differs for each assessment, so that the computers of a class do not
 * send their requests at the same time.
 */
export const useAskAgain = (): ((trxId: string, error?: unknown) => number) => {
  const arrives = useEventsArrive();
  return (trxId, error = null) => {
    const pause = (arrives ? 8 : 1) * minute * (1 + shareOf(trxId) / 4);
    return error === null ? pause : Math.max(2 * pause, askedBy(error) * 1_000);
  };
};
