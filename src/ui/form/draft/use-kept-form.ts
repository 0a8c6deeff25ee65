import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft } from './draft.ts';

/**
 * Keeps a form of react-hook-form in its draft whenever a value changes; `kept` says which of its values, a signature for one is
 * not. The form begins with `draft.restored ?? …` as its default values (the `initial` of `useCheckedForm`).
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
      if (now === last) return; // registering a field or showing an error is no input
      last = now;
      keep(values);
    });
    return unsubscribe;
  }, [watch, getValues, keep]);
};
