import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** What follows the sending of a form of an assessment; `queryKey` is the one that it is read under, `outdated` is read again with it. */
export const useFormChanges = <Form>(queryKey: QueryKey, outdated: QueryKey = ['assessment', 'timeline']) => {
  const queries = useQueryClient();
  const ask = (): void => void queries.invalidateQueries({ queryKey });
  return {
    /** Shows the form as it was sent. */
    store: async (form: Form): Promise<void> => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, form);
      ask(); // what answers a repeated request can be older than what the server has now
      void queries.invalidateQueries({ queryKey: outdated });
    },
    /** Asks the server again how the form stands, such as after a refusal. */
    ask,
  };
};
