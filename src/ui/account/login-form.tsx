import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { T } from '../../application/tokens.ts';
import { useAlerts } from '../alerts/alerts-view.ts';
import { Button } from '../components/button.tsx';
import { ErrorSummary, type FieldError } from '../components/error-summary.tsx';
import { PasswordField } from '../components/password-field.tsx';
import { TextField } from '../components/text-field.tsx';
import { statusText } from '../failure-text.ts';
import { useHydrated } from '../page/use-hydrated.ts';
import { useServices, useUseCase } from '../services.tsx';
import { enter, useSessionView } from '../session/session-view.ts';
import { space } from '../theme/theme.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
`;

const emailId = 'email';
const passwordId = 'password';

/** What is missing or wrong before anything is sent. */
const objections = (email: string, password: string): FieldError[] => [
  ...(email === ''
    ? [{ fieldId: emailId, message: 'Isi email Anda' }]
    : /^\S+@\S+$/.test(email)
      ? []
      : [{ fieldId: emailId, message: 'Tulis email seperti nama@contoh.com' }]),
  ...(password === '' ? [{ fieldId: passwordId, message: 'Isi kata sandi Anda' }] : []),
];

/** E-mail and password; on success the session view changes, and the guard of the page leads on. */
export const LoginForm = () => {
  const logIn = useUseCase(T.logIn);
  const services = useServices();
  const session = useSessionView();
  const { failed } = useAlerts();
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
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
      if (outcome.kind === 'welcome') enter(session, outcome.candidate);
      else refuse([{ fieldId: passwordId, message: statusText(401) }]);
    } catch (error) {
      failed(error);
    }
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const form = new FormData(event.currentTarget);
    const email = String(form.get(emailId) ?? '').trim();
    const password = String(form.get(passwordId) ?? '');
    const found = objections(email, password);
    if (found.length > 0) return refuse(found);
    setErrors([]);
    sending.current = true;
    setBusy(true);
    await send(email, password);
    sending.current = false;
    setBusy(false);
  };
  // the CSRF cookie is there before the button is pressed; a failure shows with the log-in itself
  const prepare = () =>
    void services
      .resolve(T.accountQueries)
      .then((account) => account.prepareLogIn())
      .catch(() => undefined);
  const errorOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message;

  return (
    <Form noValidate method="post" onSubmit={(event) => void submit(event)} onFocus={prepare} aria-label="Masuk">
      <ErrorSummary errors={errors} attempt={attempt} />
      <TextField
        id={emailId}
        name={emailId}
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf(emailId)}
      />
      <PasswordField
        id={passwordId}
        name={passwordId}
        label="Kata sandi"
        autoComplete="current-password"
        error={errorOf(passwordId)}
      />
      {/* without a submit button the browser sends no form by itself: the password must not leave before our code is there */}
      <Button type={hydrated ? 'submit' : 'button'} wide busy={busy}>
        Masuk
      </Button>
    </Form>
  );
};
