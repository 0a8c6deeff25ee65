import Check from 'lucide-react/icons/check';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color, duration, fontSize, space } from '../../theme/theme.ts';
import { fieldAria } from '../form/field.tsx';
import { known } from '../form/known.ts';
import { Stack } from '../layout/stack.tsx';

const Label = styled.label`
  align-items: start;
  cursor: pointer;
  display: flex;
  gap: ${space(3)};
  padding-block: ${space(2.5)};

  &:has(:disabled) {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;

const Box = styled.span`
  display: grid;
  flex: none;
  place-items: center;

  > * {
    grid-area: 1 / 1;
  }

  svg {
    color: ${color.onBrand};
    opacity: 0;
    pointer-events: none;
    transition: opacity ${duration.fast};
  }

  :checked + svg {
    opacity: 1;
  }
`;

const Input = styled.input`
  appearance: none;
  background: ${color.surfaceRaised};
  block-size: 1.5rem;
  border: 2px solid ${color.borderControl};
  border-radius: 6px;
  cursor: inherit;
  inline-size: 1.5rem;
  transition: background-color ${duration.fast}, border-color ${duration.fast};

  &:hover:not(:disabled) {
    border-color: ${color.brand};
  }

  &:checked {
    background: ${color.brand};
    border-color: ${color.brand};
  }

  &[aria-invalid='true'] {
    border-color: ${color.critical};
  }

  &:disabled {
    background: ${color.surfaceSunken};
  }

  &:disabled:checked {
    background: ${color.textMuted};
    border-color: ${color.textMuted};
  }
`;

const Note = styled.p<{ $critical: boolean }>`
  color: ${({ $critical }) => ($critical ? color.critical : color.textMuted)};
  font-size: ${fontSize.small};
  margin-block-start: calc(-1 * ${space(2)});
  padding-inline-start: calc(1.5rem + ${space(3)});
`;

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly onChecked?: (checked: boolean) => void;
};

export const Checkbox = ({ id, label, hint, error, onChecked, onChange, ...input }: CheckboxProps) => {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Stack $gap={1}>
      <Label htmlFor={fieldId}>
        <Box>
          <Input
            {...input}
            {...fieldAria(fieldId, { hint, error })}
            {...known(input.checked)}
            id={fieldId}
            type="checkbox"
            onChange={(event) => {
              onChange?.(event);
              onChecked?.(event.currentTarget.checked);
            }}
          />
          <Check size={16} strokeWidth={3} aria-hidden="true" />
        </Box>
        <span>{label}</span>
      </Label>
      {hint && (
        <Note id={`${fieldId}-hint`} $critical={false}>
          {hint}
        </Note>
      )}
      {error && (
        <Note id={`${fieldId}-error`} $critical>
          {error}
        </Note>
      )}
    </Stack>
  );
};
