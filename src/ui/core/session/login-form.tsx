import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { accountTokens } from '../../../application/account/tokens.ts';
import { ApiFailure } from '../../../application/api-failure.ts';
import { isFrameworkText } from '../../../application/framework-text.ts';
import type { Candidate } from '../../../domain/account/candidate.ts';
import { readEmail } from '../../../domain/email-address.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { ErrorSummary, type FieldError } from '../../kit/components/form/error-summary.tsx';
import { PasswordField } from '../../kit/components/form/password-field.tsx';
import { TextField } from '../../kit/components/form/text-field.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { useAlerts } from '../alerts/alerts-view.ts';
import { failureAdvice, statusText } from '../failure-text.ts';
import { useHydrated } from '../page/use-hydrated.ts';
import { useService } from '../services.tsx';
import { usePrepareLogIn } from './use-prepare-log-in.ts';

const objections = (email: string, password: string, ids: { email: string; password: string }): FieldError[] => [
  ...(email === ''
    ? [{ fieldId: ids.email, message: 'Isi email Anda' }]
    : /^\S+@\S+$/.test(email)
      ? []
      : [{ fieldId: ids.email, message: 'Tulis email seperti nama@contoh.com' }]),
  ...(password === '' ? [{ fieldId: ids.password, message: 'Isi kata sandi Anda' }] : []),
];

export interface LoginFormProps {
  readonly onWelcome: (candidate: Candidate) => void;
  readonly email?: string;
  /** An email that is probably the candidate’s, and can be changed. */
  readonly suggested?: string;
  /** Prefix of the field ids, because the page behind a log-in dialog can have the same ids. */
  readonly idPrefix?: string;
  readonly submitLabel?: string;
  readonly beside?: ReactNode;
}

export const LoginForm = (props: LoginFormProps) => {
  const { onWelcome, email: known, suggested, idPrefix = '', submitLabel = 'Masuk', beside } = props;
  const ids = { email: `${idPrefix}email`, password: `${idPrefix}password` };
  const logIn = useService(accountTokens.logIn);
  const { failed } = useAlerts();
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [unanswered, setUnanswered] = useState<ApiFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const hydrated = useHydrated();

  const refuse = (found: readonly FieldError[]) => {
    setErrors(found);
    setAttempt((number) => number + 1);
  };
  const send = async (email: string, password: string) => {
    try {
      const outcome = await logIn({ email, password });
      if (outcome.kind === 'welcome') onWelcome(outcome.candidate);
      else if (outcome.reason !== '' && !isFrameworkText(outcome.reason))
        failed(new ApiFailure({ kind: 'refused', serverMessage: outcome.reason }));
      else refuse([{ fieldId: ids.password, message: statusText(401) }]);
    } catch (error) {
      if (error instanceof ApiFailure && (error.kind === 'network' || error.kind === 'timeout')) setUnanswered(error);
      else failed(error);
    }
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const form = new FormData(event.currentTarget);
    const email = readEmail(String(form.get('email') ?? ''));
    const password = String(form.get('password') ?? '');
    const found = objections(email, password, ids);
    if (found.length > 0) return refuse(found);
    setErrors([]);
    setUnanswered(null);
    sending.current = true;
    setBusy(true);
    await send(email, password);
    sending.current = false;
    setBusy(false);
  };
  const prepare = usePrepareLogIn();
  const errorOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message;

  return (
    <Stack
      as="form"
      $gap={5}
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
      onFocus={prepare}
      aria-label="Masuk"
    >
      <ErrorSummary errors={errors} attempt={attempt} />
      {unanswered && (
        <Callout tone="critical" title="Belum bisa masuk" live="assertive">
          {failureAdvice(unanswered)} Isian Anda tetap ada.
        </Callout>
      )}
      <TextField
        id={ids.email}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        {...(known !== undefined && { value: known, readOnly: true })}
        {...(suggested !== undefined && { defaultValue: suggested })}
        error={errorOf(ids.email)}
      />
      <PasswordField
        id={ids.password}
        name="password"
        label="Kata sandi"
        autoComplete="current-password"
        error={errorOf(ids.password)}
      />
      {/* disabled until hydration: a click would be lost, and the browser must not submit the password natively */}
      <Button type="submit" wide busy={busy} disabled={!hydrated}>
        {submitLabel}
      </Button>
      {beside}
    </Stack>
  );
};
