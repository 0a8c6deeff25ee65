import {
  hashKey,
  type QueryFunction,
  type QueryKey,
  type SkipToken,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';

const isOf = (question: QueryKey, key: QueryKey): boolean => hashKey(key.slice(0, -1)) === hashKey(question);

/** Shows the previous page of a list while the next one loads, but never a page of another search, filter or tab (fault matrix 73). */
export const usePagedQuery = <Data extends object>(
  question: QueryKey,
  page: number,
  read: QueryFunction<Data> | SkipToken,
  options: { readonly staleTime?: number } = {},
): UseQueryResult<Data> =>
  useQuery<Data>({
    ...options,
    queryKey: [...question, page],
    queryFn: read,
    placeholderData: (before, last) => (last && isOf(question, last.queryKey) ? before : undefined),
  });
