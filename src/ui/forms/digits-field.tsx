import type { ChangeEvent, KeyboardEvent } from 'react';
import { digitsOf } from '../../domain/line.ts';
import { TextField, type TextFieldProps } from '../kit/components/form/text-field.tsx';

const isTypedNonDigit = (event: KeyboardEvent) =>
  event.key.length === 1 && digitsOf(event.key) === '' && !event.ctrlKey && !event.metaKey && !event.altKey;

/** Filters the value as well as the keys, because a paste and the keyboards of phones send no usable key events. */
export const DigitsField = ({ onValue, onChange, onKeyDown, ...rest }: Omit<TextFieldProps, 'type' | 'inputMode'>) => {
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isTypedNonDigit(event)) event.preventDefault();
    onKeyDown?.(event);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = digitsOf(event.currentTarget.value);
    if (digits !== event.currentTarget.value) event.currentTarget.value = digits;
    onChange?.(event);
    onValue?.(digits);
  };
  return (
    <TextField
      autoComplete="off"
      {...rest}
      type="text"
      inputMode="numeric"
      pattern="[0-9]*"
      onKeyDown={keyDown}
      onChange={change}
    />
  );
};
