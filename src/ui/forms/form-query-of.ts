import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Keeps the cached form, for example one just sent, if the server returns none. */
export const formQueryOf = <Form>(queryKey: QueryKey, read: () => Promise<Form | null>) => ({
  queryKey,
  queryFn: async ({ client }: { client: QueryClient }): Promise<Form | null> =>
    (await read()) ?? client.getQueryData<Form>(queryKey) ?? null,
});
