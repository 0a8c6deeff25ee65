import { brokenPasswordRules } from '../../domain/account/password-rules.ts';
import { politely } from '../kit/components/feedback/politely.ts';
import { PasswordField } from '../kit/components/form/password-field.tsx';
import type { TextFieldProps } from '../kit/components/form/text-field.tsx';
import { VisuallyHidden } from '../kit/components/text/visually-hidden.tsx';
import { PasswordRules } from './password-rules.tsx';

type Registered = Omit<TextFieldProps, 'label'>;

interface NewPasswordFieldsProps {
  readonly password: Registered;
  readonly confirmation: Registered;
  readonly typed: { readonly password: string; readonly email: string };
  readonly label?: string;
}

export const NewPasswordFields = ({ password, confirmation, typed, label = 'Kata sandi' }: NewPasswordFieldsProps) => {
  const allKept = brokenPasswordRules(typed.password, typed.email).length === 0;
  return (
    <>
      <PasswordField
        {...password}
        label={label}
        hint={<PasswordRules {...typed} />}
        autoComplete="new-password"
        aria-required
      />
      <VisuallyHidden {...politely}>{allKept && 'Semua syarat kata sandi terpenuhi'}</VisuallyHidden>
      <PasswordField {...confirmation} label="Ulangi kata sandi" autoComplete="new-password" aria-required />
    </>
  );
};
