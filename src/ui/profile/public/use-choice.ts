import { type Path, type PathValue, useWatch } from 'react-hook-form';
import type { PersonalForm, PersonalValues } from './personal-values.ts';

type Name = Path<PersonalValues>;

export const useChoice = <Chosen extends Name>(
  { form, field }: PersonalForm,
  name: Chosen,
  children: readonly Name[] = [],
) => {
  const value = useWatch({ control: form.control, name }) as string;
  const set = (target: Name, next: string) =>
    form.setValue(target, next as PathValue<PersonalValues, Name>, { shouldDirty: true });
  const { id, error, note } = field(name);
  const onValue = (next: string) => {
    if (next === value) return;
    set(name, next);
    for (const child of children) set(child, '');
    if (form.formState.isSubmitted) void form.trigger(); // other fields can depend on the choice
  };
  return { id, error, value, onValue, ...(note ? { note } : {}) };
};
