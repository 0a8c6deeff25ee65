import type { QueryClient } from '@tanstack/react-query';
import { deviceDataUpdatedAt, isAway, serverWaitMs } from '../../core/query-client.ts';

/**
 * Reads from the server. If the server is slow or unreachable and the cache is empty, shows the data stored on this device. Rejects like
 * `read`.
 */
export const orKept = async <Data>(
  { client, queryKey }: { readonly client: QueryClient; readonly queryKey: readonly unknown[] },
  read: () => Promise<Data>,
  kept: () => Promise<Data | null>,
): Promise<Data> => {
  let answered = false;
  const show = async () => {
    const found = await kept().catch(() => null);
    if (found !== null && !answered && client.getQueryData(queryKey) === undefined)
      client.setQueryData(queryKey, found, { updatedAt: deviceDataUpdatedAt });
  };
  const late = setTimeout(() => void show(), serverWaitMs);
  try {
    const data = await read();
    answered = true;
    return data;
  } catch (error) {
    if (isAway(error)) await show();
    throw error;
  } finally {
    clearTimeout(late);
  }
};
