import type { ChangeEvent } from 'react';
import { dialled } from '../../domain/phone-number.ts';
import { TextField, type TextFieldProps } from '../kit/components/form/text-field.tsx';

export const PhoneField = ({ onChange, ...rest }: Omit<TextFieldProps, 'type' | 'inputMode' | 'onValue'>) => {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const kept = dialled(event.currentTarget.value);
    if (kept !== event.currentTarget.value) event.currentTarget.value = kept;
    onChange?.(event);
  };
  return <TextField {...rest} type="tel" inputMode="tel" onChange={change} />;
};
