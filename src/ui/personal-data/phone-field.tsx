import type { ChangeEvent } from 'react';
import { TextField, type TextFieldProps } from '../components/form/text-field.tsx';

/** Digits, and one `+` in front; the spaces, dots and brackets of a pasted number go. */
const dialled = (text: string): string => {
  const plus = text.trimStart().startsWith('+') ? '+' : '';
  return plus + text.replace(/\D/g, '');
};

/** A telephone number on the keyboard for telephone numbers. */
export const PhoneField = ({ onChange, ...rest }: Omit<TextFieldProps, 'type' | 'inputMode' | 'onValue'>) => {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const kept = dialled(event.currentTarget.value);
    if (kept !== event.currentTarget.value) event.currentTarget.value = kept;
    onChange?.(event);
  };
  return <TextField {...rest} type="tel" inputMode="tel" onChange={change} />;
};
