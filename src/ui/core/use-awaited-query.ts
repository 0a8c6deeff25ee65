import { type Query, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useAskAgain } from './use-ask-again.ts';

/** Reads a part of an assessment, and reads it again while others work on it, in case no event tells of their decision. */
export const useAwaitedQuery = <Data>(
  trxId: string,
  query: UseQueryOptions<Data | null>,
  isAwaited: (data: Data) => boolean,
) => {
  const askAgain = useAskAgain();
  return useQuery({
    ...query,
    refetchInterval: ({ state: { data, error } }: Query<Data | null>) =>
      data && isAwaited(data) ? askAgain(trxId, error) : false,
  });
};
