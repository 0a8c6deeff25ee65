import type { QueryClient } from '@tanstack/react-query';
import { isAway } from '../query-client.ts';

/** When the data of a query was read that this device had: older than anything, so it is read again as soon as the server is there. */
export const readOfDevice = 1;

/**
 * Reads from the server; where that cannot be reached and nothing was read before, the query has what this device kept, with the
 * error beside it. Rejects as `read` does.
 */
export const orKept = async <Data>(
  { client, queryKey }: { readonly client: QueryClient; readonly queryKey: readonly unknown[] },
  read: () => Promise<Data>,
  kept: () => Promise<Data | null>,
): Promise<Data> => {
  try {
    return await read();
  } catch (error) {
    if (isAway(error) && client.getQueryData(queryKey) === undefined) {
      const found = await kept().catch(() => null);
      if (found !== null) client.setQueryData(queryKey, found, { updatedAt: readOfDevice });
    }
    throw error;
  }
};
