import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** How a form is read under its key: what this page has of it, such as what it has just sent, stays where the server gives none back. */
export const formQueryOf = <Form>(queryKey: QueryKey, read: () => Promise<Form | null>) => ({
  queryKey,
  queryFn: async ({ client }: { client: QueryClient }): Promise<Form | null> =>
    (await read()) ?? client.getQueryData<Form>(queryKey) ?? null,
});
