import { useMutation } from '@tanstack/react-query';
import { registrationTokens } from '../../../application/account/registration-tokens.ts';
import type { ButtonProps } from '../../kit/components/button/button.tsx';
import { WaitButton } from '../../kit/components/button/wait-button.tsx';
import { useAlerts } from '../alerts/alerts-view.ts';
import { useService } from '../services.tsx';
import { useOpenSession } from './use-open-session.ts';
import { useWait } from './use-wait.ts';

const label = 'Kirim ulang email verifikasi';

export const ResendVerification = ({ variant, size }: Pick<ButtonProps, 'variant' | 'size'>) => {
  const resend = useService(registrationTokens.resendVerification);
  const openSession = useOpenSession();
  const { succeeded, inform, failed } = useAlerts();
  const { secondsLeft, wait } = useWait();
  const sending = useMutation({
    mutationFn: () => resend(),
    onSuccess: (outcome) => {
      if (outcome.kind === 'alreadyVerified') {
        inform('Email Anda sudah terverifikasi.');
        return openSession();
      }
      if (outcome.kind === 'sent') succeeded('Email verifikasi sudah dikirim.');
      wait(outcome.waitSeconds);
    },
    onError: failed,
  });
  return (
    <WaitButton
      {...(variant && { variant })}
      {...(size && { size })}
      label={label}
      secondsLeft={secondsLeft}
      busy={sending.isPending}
      onClick={() => sending.mutate()}
    />
  );
};
