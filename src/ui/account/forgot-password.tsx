import { useEffect, useState } from 'react';
import { registrationTokens } from '../../application/account/registration-tokens.ts';
import type { RequestPasswordResetOutcome } from '../../application/account/request-password-reset.ts';
import { useAlerts } from '../core/alerts/alerts-view.ts';
import { lazyComponent } from '../core/lazy-component.ts';
import { paths } from '../core/paths.ts';
import { useService } from '../core/services.tsx';
import { useWait } from '../core/session/use-wait.ts';
import { Slot } from '../core/slots.tsx';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import { Button } from '../kit/components/button/button.tsx';
import { ErrorSummary } from '../kit/components/form/error-summary.tsx';
import { Cluster } from '../kit/components/layout/cluster.tsx';
import { Stack } from '../kit/components/layout/stack.tsx';
import { TextLink } from '../kit/components/navigation/text-link.tsx';
import { AccountCard } from './account-card.tsx';
import { emailProblem, tooSoonText } from './account-texts.ts';
import { EmailField } from './email-field.tsx';

const ResetLinkSent = lazyComponent(() => import('./reset-link-sent.tsx'));

const judge = ({ email }: { email: string }) => ({ email: emailProblem(email) });

interface EmailFormProps {
  readonly email: string;
  readonly send: (email: string) => Promise<void>;
}

const EmailForm = ({ email, send }: EmailFormProps) => {
  const { form, submit, busy, summary, field } = useCheckedForm({
    initial: { email },
    judge,
    send: (values) => send(values.email),
  });
  return (
    <Stack as="form" $gap={5} noValidate method="post" onSubmit={submit} aria-label="Minta tautan">
      <Slot name="example" of={{ name: 'forgot-password', form }} />
      <ErrorSummary {...summary} />
      <EmailField {...field('email')} />
      <Cluster>
        <Button type="submit" busy={busy}>
          Kirim tautan
        </Button>
        <TextLink to={paths.login.to({})}>Kembali ke Masuk</TextLink>
      </Cluster>
    </Stack>
  );
};

/** Requests a password reset link. The result does not show whether the account exists. */
export const ForgotPassword = ({ title, email: known }: { title: string; email: string }) => {
  const request = useService(registrationTokens.requestPasswordReset);
  const { inform } = useAlerts();
  const { secondsLeft, wait } = useWait();
  const [email, setEmail] = useState(known);
  const [sent, setSent] = useState(false);

  const send = async (wanted: string): Promise<RequestPasswordResetOutcome['kind']> => {
    const outcome = await request(wanted);
    if (outcome.kind === 'sent' || sent) wait(outcome.waitSeconds);
    if (outcome.kind === 'tooSoon') inform(tooSoonText(outcome.waitSeconds));
    return outcome.kind;
  };
  useEffect(() => {
    void ResetLinkSent.preload(); // shown after the next press, when the network may be gone
  }, []);
  const first = async (wanted: string) => {
    setEmail(wanted);
    if ((await send(wanted)) === 'sent') setSent(true);
  };

  if (sent) {
    return (
      <AccountCard title="Periksa email Anda" centred>
        <ResetLinkSent
          email={email}
          secondsLeft={secondsLeft}
          onAgain={() => send(email)}
          onOther={() => setSent(false)}
        />
      </AccountCard>
    );
  }
  return (
    <AccountCard title={title} lead="Tulis email akun Anda. Kami mengirim tautan untuk membuat kata sandi baru.">
      <Stack>
        <EmailForm email={email} send={first} />
      </Stack>
    </AccountCard>
  );
};
