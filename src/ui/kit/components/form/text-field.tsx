import { type ComponentPropsWithRef, useId } from 'react';
import { Field, type FieldTexts, fieldAria } from './field.tsx';
import { known } from './known.ts';
import { TextInput } from './text-input.ts';

export type TextFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'children'> & {
    readonly onValue?: (value: string) => void;
  };

export const TextField = ({ id, label, hint, error, note, optional, onValue, onChange, ...input }: TextFieldProps) => {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} note={note} optional={optional ?? false}>
      <TextInput
        type="text"
        inputMode="text" // `typedText` reads each field by its input mode
        {...input}
        {...fieldAria(fieldId, { hint, error, note })}
        {...known(input.value)}
        id={fieldId}
        onChange={(event) => {
          onChange?.(event);
          onValue?.(event.currentTarget.value);
        }}
      />
    </Field>
  );
};
