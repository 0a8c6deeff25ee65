import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useAlerts } from '../core/alerts/alerts-view.ts';
import { useConfig } from '../core/config-context.ts';
import { Button } from '../kit/components/button/button.tsx';
import { WaitButton } from '../kit/components/button/wait-button.tsx';
import { Cluster } from '../kit/components/layout/cluster.tsx';
import { Breakable } from '../kit/components/text/breakable.tsx';
import { MailPicture } from '../kit/illustrations/mail-picture.tsx';
import { space } from '../kit/theme/theme.ts';

const Sent = styled.div`
  display: grid;
  gap: ${space(4)};
  justify-items: center;
  overflow-wrap: anywhere;
  text-align: center;
`;

interface ResetLinkSentProps {
  readonly email: string;
  readonly secondsLeft: number;
  readonly onAgain: () => Promise<unknown>;
  readonly onOther: () => void;
}

const ResetLinkSent = ({ email, secondsLeft, onAgain, onOther }: ResetLinkSentProps) => {
  const { failed, succeeded } = useAlerts();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, []);
  const again = async () => {
    setBusy(true);
    try {
      if ((await onAgain()) === 'sent') succeeded('Permintaan Anda sudah kami terima.');
    } catch (error) {
      failed(error);
    }
    setBusy(false);
  };
  return (
    <Sent>
      <MailPicture />
      <p>
        Jika{' '}
        <strong>
          <Breakable>{email}</Breakable>
        </strong>{' '}
        terdaftar, kami mengirim tautan untuk membuat kata sandi baru ke alamat itu. Tautan berlaku{' '}
        {useConfig().times.resetLink}; periksa juga folder spam.
      </p>
      <Cluster $justify="center">
        <WaitButton
          label="Kirim ulang"
          variant="secondary"
          secondsLeft={secondsLeft}
          busy={busy}
          onClick={() => void again()}
        />
        <Button variant="quiet" onClick={onOther}>
          Pakai email lain
        </Button>
      </Cluster>
    </Sent>
  );
};

export default ResetLinkSent;
