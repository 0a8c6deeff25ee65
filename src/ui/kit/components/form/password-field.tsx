import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, touchTarget } from '../../theme/theme.ts';
import { Field, fieldAria } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';
import { TextInput } from './text-input.ts';

const Row = styled.div`
  position: relative;
`;

const Input = styled(TextInput)`
  padding-inline-end: ${touchTarget};

  &::-ms-reveal {
    display: none;
  }
`;

const Toggle = styled.button`
  align-items: center;
  background: none;
  block-size: ${touchTarget};
  border: 0;
  border-radius: ${radius.control};
  color: ${color.textMuted};
  display: flex;
  inline-size: ${touchTarget};
  inset-block-start: 0;
  inset-inline-end: 0;
  justify-content: center;
  outline-offset: -4px;
  padding: 0;
  position: absolute;

  &:hover {
    color: ${color.brand};
  }
`;

export const PasswordField = ({
  id,
  label,
  hint,
  error,
  optional,
  onValue,
  onChange,
  ...input
}: Omit<TextFieldProps, 'type'>) => {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} optional={optional ?? false}>
      <Row>
        <Input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...fieldAria(fieldId, { hint, error })}
          id={fieldId}
          type={shown ? 'text' : 'password'}
          onChange={(event) => {
            onChange?.(event);
            onValue?.(event.currentTarget.value);
          }}
        />
        <Toggle
          type="button"
          aria-pressed={shown}
          aria-controls={fieldId}
          aria-label="Tampilkan kata sandi"
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} aria-hidden="true" />
        </Toggle>
      </Row>
    </Field>
  );
};
