import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { CheckedForm } from '../use-checked-form.ts';
import { useLooks } from '../use-looks.ts';
import type { Draft } from './draft.ts';

/**
 * Saves the form values to the draft on each change. `kept` selects the values to save, for example all except a signature. Pass
 * `draft.restored ?? …` as the form's default values.
 */
export const useKeptForm = <Values extends FieldValues, Kept>(
  { form, hear }: Pick<CheckedForm<Values>, 'form' | 'hear'>,
  draft: Draft<Kept>,
  kept: (values: Values) => Kept,
): void => {
  useLooks(hear);
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
      if (now === last) return; // react-hook-form also notifies when a field registers or an error appears
      last = now;
      keep(values);
    });
    return unsubscribe;
  }, [watch, getValues, keep]);
};
