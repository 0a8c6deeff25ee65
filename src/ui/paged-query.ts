import {
  hashKey,
  type QueryFunction,
  type QueryKey,
  type SkipToken,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';

const isOf = (question: QueryKey, key: QueryKey): boolean => hashKey(key.slice(0, -1)) === hashKey(question);

/**
 * One page of a list. Shows the previous page as a placeholder while loading, but only for the same query: never another search, filter or
 * tab (fault matrix 73).
 */
export const usePagedQuery = <Data extends object>(
  question: QueryKey,
  page: number,
  read: QueryFunction<Data> | SkipToken,
): UseQueryResult<Data> =>
  useQuery<Data>({
    queryKey: [...question, page],
    queryFn: read,
    placeholderData: (before, last) => (last && isOf(question, last.queryKey) ? before : undefined),
  });
