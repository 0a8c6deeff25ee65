import { TextField, type TextFieldProps } from '../kit/components/form/text-field.tsx';

export const EmailField = (props: Omit<TextFieldProps, 'label' | 'type'>) => (
  <TextField
    {...props}
    label="Email"
    type="email"
    autoComplete="username"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    aria-required
  />
);
