import CalendarDays from 'lucide-react/icons/calendar-days';
import { type ChangeEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { color, fontSize, fontWeight, space, touchTarget } from '../../theme/theme.ts';
import { IconButton } from '../button/icon-button.tsx';
import { dateText } from './date-text.ts';
import { Field, type FieldTexts, fieldAria } from './field.tsx';
import { known } from './known.ts';
import { TextInput } from './text-input.ts';

const Row = styled.div`
  position: relative;

  > input:first-child {
    font-variant-numeric: tabular-nums;
    padding-inline-end: ${space(12)};
  }

  > button {
    block-size: auto;
    color: ${color.brand};
    inset-block: 1px;
    inset-inline-end: 1px;
    position: absolute;
  }
`;

/** An invisible native date input. Only its calendar is used, which opens at the position of this input. */
const Picker = styled.input`
  block-size: 100%;
  border: 0;
  inline-size: 100%;
  inset: 0;
  opacity: 0;
  padding: 0;
  pointer-events: none;
  position: absolute;
  z-index: -1;
`;

const LongForm = styled.p<{ $wrong: boolean }>`
  color: ${({ $wrong }) => ($wrong ? color.critical : color.textMuted)};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.medium};

  min-block-size: 1.5rem; /* reserves the line, so that nothing below moves when the date appears */
`;

const Suggestion = styled.button`
  background: none;
  border: 0;
  color: ${color.brand};
  font-weight: ${fontWeight.semibold};
  min-block-size: 1.5rem;
  padding: 0;
  text-decoration: underline;
  text-underline-offset: 0.2em;

  ${media.touch} {
    min-block-size: ${touchTarget};
  }
`;

export type DateFieldProps = FieldTexts & {
  readonly id?: string;
  readonly name?: string;
  readonly value: string;
  readonly onValue: (shown: string) => void;
  readonly onBlur?: () => void;
  readonly picked: string;
  readonly onPick: (day: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly longForm?: string | undefined;
  /**
   * The error that appears on blur. It replaces the line below the input, because an error above the input would move the element being
   * clicked.
   */
  readonly complaint?: string | undefined;
  readonly suggestion?: { readonly text: string; readonly onTake: () => void };
  readonly disabled?: boolean;
  readonly autoComplete?: string;
};

const openCalendar = (picker: HTMLInputElement | null) => {
  try {
    picker?.showPicker();
  } catch {
    picker?.focus(); // old browsers cannot open the calendar, but the native input works
  }
};

export const DateField = (props: DateFieldProps) => {
  const {
    id,
    label,
    hint,
    error,
    note,
    optional,
    value,
    onValue,
    onBlur,
    picked,
    onPick,
    min,
    max,
    longForm,
    complaint,
    suggestion,
    ...rest
  } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const picker = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const aria = fieldAria(fieldId, { hint, error, note });
  const change = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const at = input.selectionStart ?? input.value.length;
    const shown = dateText(input.value, value, at === input.value.length);
    if (shown !== input.value) input.value = shown; // set before React does, so that the cursor keeps its position
    onValue(shown);
  };
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} note={note} optional={optional ?? false}>
      <Row>
        <TextInput
          {...rest}
          {...aria}
          ref={field}
          {...(complaint !== undefined && { 'aria-invalid': true })}
          aria-describedby={[aria['aria-describedby'], `${fieldId}-long`].filter(Boolean).join(' ')}
          id={fieldId}
          type="text"
          inputMode="numeric"
          placeholder="MM/DD/YYYY"
          autoComplete={rest.autoComplete ?? 'off'}
          {...known(value)}
          value={value}
          onChange={change}
          onBlur={onBlur}
        />
        <Picker
          ref={picker}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          value={picked}
          min={min}
          max={max}
          onChange={(event) => event.currentTarget.value && onPick(event.currentTarget.value)}
        />
        <IconButton
          label={`Buka kalender untuk ${label}`}
          disabled={rest.disabled}
          onClick={() => openCalendar(picker.current)}
        >
          <CalendarDays size={20} aria-hidden="true" />
        </IconButton>
      </Row>
      <LongForm id={`${fieldId}-long`} aria-live="polite" $wrong={complaint !== undefined}>
        {suggestion ? (
          <Suggestion
            type="button"
            onClick={() => {
              suggestion.onTake();
              field.current?.focus();
            }}
          >
            {suggestion.text}
          </Suggestion>
        ) : (
          (complaint ?? longForm)
        )}
      </LongForm>
    </Field>
  );
};
