import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft } from './draft.ts';

/**
 * Saves a react-hook-form to its draft on each change. `kept` selects the values to save, such as all but a signature. Pass `draft.restored
 * ?? …` as default values (`initial` of `useCheckedForm`).
 */
export const useKeptForm = <Values extends FieldValues, Kept>(
  form: UseFormReturn<Values>,
  draft: Draft<Kept>,
  kept: (values: Values) => Kept,
): void => {
  const { keep } = draft;
  const { watch, getValues } = form;
  const chosen = useRef(kept);
  useEffect(() => {
    chosen.current = kept;
  });
  useEffect(() => {
    let last = JSON.stringify(chosen.current(getValues()));
    const { unsubscribe } = watch(() => {
      const values = chosen.current(getValues());
      const now = JSON.stringify(values);
      if (now === last) return; // registering a field or showing an error also notifies
      last = now;
      keep(values);
    });
    return unsubscribe;
  }, [watch, getValues, keep]);
};
