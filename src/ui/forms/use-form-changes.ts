import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** `ask` refetches the form. Call it after a refusal too, because the form may have changed on the server. */
export const useFormChanges = <Form>(queryKey: QueryKey, outdated: QueryKey = ['assessment', 'timeline']) => {
  const queries = useQueryClient();
  const ask = (): void => void queries.invalidateQueries({ queryKey });
  return {
    store: async (form: Form): Promise<void> => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, form);
      ask(); // refetches, because the reply to a repeated request may be outdated
      void queries.invalidateQueries({ queryKey: outdated });
    },
    ask,
  };
};
