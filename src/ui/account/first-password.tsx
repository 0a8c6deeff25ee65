import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { registrationTokens } from '../../application/account/registration-tokens.ts';
import { useAlerts } from '../core/alerts/alerts-view.ts';
import { usePageTitle } from '../core/page/page-title.ts';
import type { PageProps } from '../core/route.tsx';
import { useService } from '../core/services.tsx';
import { enter, leave, useSession, useSessionView } from '../core/session/session-view.ts';
import { useLogOut } from '../core/session/use-log-out.ts';
import { Slot } from '../core/slots.tsx';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import { Button } from '../kit/components/button/button.tsx';
import { Callout } from '../kit/components/feedback/callout.tsx';
import { ErrorSummary } from '../kit/components/form/error-summary.tsx';
import { Stack } from '../kit/components/layout/stack.tsx';
import { AccountCard } from './account-card.tsx';
import { confirmationProblem, passwordProblem, tooSoonText } from './account-texts.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** Shown instead of the wanted page while the server names a temporary password. */
const FirstPassword = ({ title }: PageProps) => {
  usePageTitle(title);
  const session = useSessionView();
  const { email = '', passwordToken: token = '' } = useSession().candidate ?? {};
  const queries = useQueryClient();
  const setFirstPassword = useService(registrationTokens.setFirstPassword);
  const logOut = useLogOut();
  const { inform, succeeded } = useAlerts();
  const [unchanged, setUnchanged] = useState(false);
  const { form, submit, busy, summary, field } = useCheckedForm({
    initial: { password: '', confirmation: '' },
    judge: ({ password, confirmation }) => ({
      password: passwordProblem(password, email),
      confirmation: confirmationProblem(confirmation, password),
    }),
    serverNames: { password_confirmation: 'confirmation' },
    send: async ({ password }) => {
      setUnchanged(false);
      const outcome = await setFirstPassword({ token, email, password });
      switch (outcome.kind) {
        case 'tooSoon':
          return inform(tooSoonText(outcome.waitSeconds));
        case 'left':
          leave(session);
          queries.clear();
          return inform('Sesi Anda sudah berakhir. Masuk dengan kata sandi baru Anda, atau dengan yang sementara.');
        case 'unchanged':
          setUnchanged(true);
          return enter(session, outcome.candidate);
        case 'changed':
          enter(session, outcome.candidate);
          return succeeded('Kata sandi disimpan. Mulai sekarang, masuk dengan kata sandi ini.');
      }
    },
  });
  return (
    <AccountCard
      title={title}
      lead="Kata sandi akun Anda masih sementara. Ganti dengan yang hanya Anda ketahui; halaman yang Anda tuju terbuka sesudahnya."
    >
      <Stack as="form" $gap={5} noValidate method="post" onSubmit={submit} aria-label={title}>
        <Slot name="example" of={{ name: 'new-password', form }} />
        <ErrorSummary {...summary} />
        {unchanged && (
          <Callout tone="caution" live="assertive" title="Kata sandi belum tersimpan">
            Isian Anda tetap ada. Tekan tombol simpan sekali lagi.
          </Callout>
        )}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields
          password={field('password')}
          confirmation={field('confirmation')}
          typed={{ password: form.watch('password'), email }}
          label="Kata sandi baru"
        />
        <Button type="submit" wide busy={busy}>
          Simpan dan lanjutkan
        </Button>
        <Button variant="quiet" wide onClick={() => void logOut()}>
          Keluar
        </Button>
      </Stack>
    </AccountCard>
  );
};

export default FirstPassword;
