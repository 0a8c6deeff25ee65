import { type Query, type QueryClient, type QueryKey, useQuery } from '@tanstack/react-query';
import { useAskAgain } from '../core/use-ask-again.ts';

/** Keeps the cached form, for example one just sent, if the server returns none. */
export const formQueryOf = <Form>(queryKey: QueryKey, read: () => Promise<Form | null>) => ({
  queryKey,
  queryFn: async ({ client }: { client: QueryClient }): Promise<Form | null> =>
    (await read()) ?? client.getQueryData<Form>(queryKey) ?? null,
});

interface Judged {
  readonly status: string;
}

/** Reads a form again while others work on it, in case no event tells of their decision. */
export const useFormQuery = <Form extends Judged>(trxId: string, query: ReturnType<typeof formQueryOf<Form>>) => {
  const askAgain = useAskAgain();
  return useQuery({
    ...query,
    refetchInterval: ({ state: { data, error } }: Query<Form | null>) =>
      data?.status === 'submitted' ? askAgain(trxId, error) : false,
  });
};
