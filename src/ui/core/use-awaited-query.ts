import { type Query, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ownStaleTime } from './query-client.ts';
import { useAskAgain } from './use-ask-again.ts';

/** Reads a part of an assessment, and reads it again while others work on it, in case no event tells of their decision. */
export const useAwaitedQuery = <Data>(
  trxId: string,
  query: UseQueryOptions<Data | null>,
  isAwaited: (data: Data) => boolean,
) => {
  const askAgain = useAskAgain();
  const queries = useQueryClient();
  return useQuery({
    staleTime: () => ownStaleTime(queries), // others may have answered between the read after a submission and the next visit
    ...query,
    refetchInterval: ({ state: { data, error } }: Query<Data | null>) =>
      data && isAwaited(data) ? askAgain(trxId, error) : false,
  });
};
