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
 * One page of the answer to a question. While it is on its way the page before stays, marked as a placeholder, but only of the same
 * question: what answers another search, filter, tab or thing is never shown beside this one (fault matrix 73). Only here,
 * and where the HTML has brought the same scheme, something older stands in for a reply.
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
