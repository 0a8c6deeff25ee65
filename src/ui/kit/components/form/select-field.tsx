import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from 'styled-components';
import { controlFrame } from '../../theme/surfaces.ts';
import { color, space, touchTarget } from '../../theme/theme.ts';
import type { ChoiceOption } from '../choice/choice-option.ts';
import { Field, type FieldTexts, fieldAria } from './field.tsx';
import { known } from './known.ts';

const Row = styled.div`
  position: relative;

  svg {
    color: ${color.textMuted};
    inset-block: 0;
    inset-inline-end: ${space(3)};
    margin-block: auto;
    pointer-events: none;
    position: absolute;
  }
`;

const Select = styled.select`
  ${controlFrame}
  appearance: none;
  cursor: pointer;
  inline-size: 100%;
  min-block-size: ${touchTarget};
  padding: ${space(2)} ${space(10)} ${space(2)} ${space(3)};
  text-overflow: ellipsis;
`;

export type SelectFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> & {
    readonly options: readonly ChoiceOption[];
    readonly placeholder?: string | null;
    readonly onValue?: (value: string) => void;
  };

export const SelectField = (props: SelectFieldProps) => {
  const {
    id,
    label,
    hint,
    error,
    note,
    optional,
    options,
    placeholder = 'Pilih…',
    onValue,
    onChange,
    ...select
  } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} note={note} optional={optional ?? false}>
      <Row>
        <Select
          {...select}
          {...fieldAria(fieldId, { hint, error, note })}
          {...known(select.value)}
          id={fieldId}
          onChange={(event) => {
            onChange?.(event);
            onValue?.(event.currentTarget.value);
          }}
        >
          {placeholder !== null && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.id} value={option.value}>
              {option.title}
            </option>
          ))}
        </Select>
        <ChevronDown size={20} aria-hidden="true" />
      </Row>
    </Field>
  );
};
