import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, space } from '../../theme/theme.ts';
import { fieldAria } from '../form/field.tsx';
import { twoColumns } from '../layout/two-columns.ts';
import type { ChoiceOption } from './choice-option.ts';
import { RadioChoice } from './radio-choice.tsx';

const Legend = styled.legend`
  font-weight: ${fontWeight.semibold};
  margin-block-end: ${space(1.5)};

  span {
    color: ${color.textMuted};
    font-weight: ${fontWeight.regular};
  }
`;

const Note = styled.p<{ $critical: boolean }>`
  color: ${({ $critical }) => ($critical ? color.critical : color.textMuted)};
  font-size: ${fontSize.small};
  margin-block: ${({ $critical }) => ($critical ? `${space(1.5)} 0` : `0 ${space(1.5)}`)};
`;

const Said = styled.div`
  margin-block-end: ${space(1.5)};
`;

const Choices = styled.div<{ $inline: boolean }>`
  display: grid;
  gap: ${space(2)};

  ${({ $inline }) => $inline && twoColumns('10rem')}
`;

export type RadioGroupProps = {
  /** Id of the first option, so that an error summary can link to it. */
  readonly id?: string;
  readonly label: string;
  readonly name: string;
  readonly options: readonly (ChoiceOption & { readonly hint?: ReactNode; readonly disabled?: boolean })[];
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValue?: (value: string) => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly note?: ReactNode;
  readonly optional?: boolean;
  readonly disabled?: boolean;
  readonly inline?: boolean;
};

export const RadioGroup = (props: RadioGroupProps) => {
  const { id, label, name, options, value, defaultValue, onValue, hint, error, note, optional, disabled, inline } =
    props;
  const ownId = useId();
  const groupId = id ?? ownId;
  return (
    <fieldset {...fieldAria(groupId, { hint, error, note })} disabled={disabled}>
      <Legend>
        {label}
        {optional && <span> (opsional)</span>}
      </Legend>
      {hint && (
        <Note id={`${groupId}-hint`} $critical={false}>
          {hint}
        </Note>
      )}
      {note && <Said id={`${groupId}-note`}>{note}</Said>}
      <Choices $inline={inline ?? false}>
        {options.map((option, index) => (
          <RadioChoice
            key={option.id}
            id={index === 0 ? groupId : `${groupId}-${option.id}`}
            name={name}
            value={option.value}
            label={option.title}
            hint={option.hint}
            disabled={option.disabled}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onValue?.(option.value)}
          />
        ))}
      </Choices>
      {error && (
        <Note id={`${groupId}-error`} $critical>
          {error}
        </Note>
      )}
    </fieldset>
  );
};
