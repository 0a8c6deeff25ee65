import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from 'styled-components';
import { controlFrame } from '../../theme/surfaces.ts';
import { color, space } from '../../theme/theme.ts';
import { Field, type FieldTexts, fieldAria } from './field.tsx';
import { known } from './known.ts';

const Input = styled.textarea`
  ${controlFrame}
  inline-size: 100%;
  line-height: 1.5;
  min-block-size: 6rem;
  padding: ${space(2.5)} ${space(3)};

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
`;

export type TextAreaFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'textarea'>, 'children'> & {
    readonly onValue?: (value: string) => void;
  };

export const TextAreaField = ({
  id,
  label,
  hint,
  error,
  note,
  optional,
  onValue,
  onChange,
  ...input
}: TextAreaFieldProps) => {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} note={note} optional={optional ?? false}>
      <Input
        rows={4}
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
