import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { registrationTokens } from '../../application/account/registration-tokens.ts';
import { readEmail } from '../../domain/email-address.ts';
import { useAlerts } from '../core/alerts/alerts-view.ts';
import { loginAddress, paths } from '../core/paths.ts';
import { useService } from '../core/services.tsx';
import { leave, useSessionView } from '../core/session/session-view.ts';
import { Slot } from '../core/slots.tsx';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import { Button } from '../kit/components/button/button.tsx';
import { Callout } from '../kit/components/feedback/callout.tsx';
import { ErrorSummary } from '../kit/components/form/error-summary.tsx';
import { Stack } from '../kit/components/layout/stack.tsx';
import { TextLink } from '../kit/components/navigation/text-link.tsx';
import { space } from '../kit/theme/theme.ts';
import { AccountCard } from './account-card.tsx';
import { confirmationProblem, emailProblem, passwordProblem, tooSoonText } from './account-texts.ts';
import { EmailField } from './email-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import type { ResetLink } from './use-reset-link.ts';
import { passwordChanged } from './why-log-in.tsx';

const Report = styled.div`
  display: grid;
  gap: ${space(3)};
  outline: none;
  scroll-margin-block: ${space(6)};
`;

const judge = (values: { email: string; password: string; confirmation: string }) => ({
  email: emailProblem(values.email),
  password: passwordProblem(values.password, values.email),
  confirmation: confirmationProblem(values.confirmation, values.password),
});

/**
 * Redirects to log-in. Also ends this session if it belongs to the same account, because the server has ended all sessions of that account.
 */
const useChanged = () => {
  const session = useSessionView();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  return (email: string) => {
    if (session.candidate?.email.toLowerCase() === email.toLowerCase()) {
      leave(session);
      queries.clear();
    }
    navigate(paths.login.to({}), { replace: true, state: { ...passwordChanged, email } });
  };
};

const NewPasswordForm = (props: { title: string; link: ResetLink; onAskAgain: (email: string) => void }) => {
  const { title, link, onAskAgain } = props;
  const resetPassword = useService(registrationTokens.resetPassword);
  const { inform } = useAlerts();
  const changed = useChanged();
  const [problem, setProblem] = useState<'linkInvalid' | 'perhapsChanged' | 'notKnown' | null>(null);
  const report = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem !== null) report.current?.focus(); // above the visible part of a low window
  }, [problem]);
  const { form, submit, busy, summary, field } = useCheckedForm({
    initial: { email: link.email, password: '', confirmation: '' },
    judge,
    serverNames: { password_confirmation: 'confirmation' },
    send: async (values) => {
      setProblem(null);
      const { email, password: wanted } = values;
      const outcome = await resetPassword({ token: link.token, email, password: wanted });
      if (outcome.kind === 'changed') changed(email);
      else if (outcome.kind === 'tooSoon') inform(tooSoonText(outcome.waitSeconds));
      else setProblem(outcome.kind);
    },
  });
  const [email, password] = form.watch(['email', 'password']);
  return (
    <AccountCard title={title} lead="Buat kata sandi baru.">
      <Stack as="form" $gap={5} noValidate method="post" onSubmit={submit} aria-label="Atur ulang kata sandi">
        <Slot name="example" of={{ name: 'new-password', form }} />
        <ErrorSummary {...summary} />
        {problem !== null && (
          <Report ref={report} tabIndex={-1} role="group" aria-label="Hasil">
            {problem === 'notKnown' && (
              <Callout tone="caution" live="assertive" title="Belum diketahui apakah kata sandi sudah diganti">
                Jawaban server tidak sampai atau tidak dapat dibaca. Coba{' '}
                <TextLink to={loginAddress()}>masuk dengan kata sandi baru</TextLink> dulu; bila gagal, simpan sekali
                lagi di sini.
              </Callout>
            )}
            {problem === 'perhapsChanged' && (
              <Callout tone="caution" live="assertive" title="Kata sandi mungkin sudah diganti">
                Balasan untuk percobaan sebelumnya tidak sampai ke sini. Coba{' '}
                <TextLink to={loginAddress()}>masuk dengan kata sandi baru</TextLink> dulu; bila gagal, minta tautan
                baru.
              </Callout>
            )}
            {(problem === 'linkInvalid' || problem === 'perhapsChanged') && (
              <Callout
                tone="critical"
                live="assertive"
                title="Tautan ini tidak dapat dipakai"
                action={
                  <Button variant="secondary" size="small" onClick={() => onAskAgain(readEmail(email))}>
                    Minta tautan baru
                  </Button>
                }
              >
                Tautan sudah kedaluwarsa, sudah dipakai, sudah diganti yang lebih baru, atau dikirim ke email lain.
              </Callout>
            )}
          </Report>
        )}
        <EmailField {...field('email')} />
        <NewPasswordFields
          password={field('password')}
          confirmation={field('confirmation')}
          typed={{ password, email }}
          label="Kata sandi baru"
        />
        <Button type="submit" wide busy={busy}>
          Simpan kata sandi
        </Button>
      </Stack>
    </AccountCard>
  );
};

export default NewPasswordForm;
