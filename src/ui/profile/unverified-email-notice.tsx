import { useState } from 'react';
import { Button } from '../components/button/button.tsx';
import { Callout } from '../components/feedback/callout.tsx';
import { ResendVerification } from '../session/resend-verification.tsx';
import { useSession } from '../session/session-view.ts';
import { SimulatedMailbox } from '../simulated-parts.tsx';

const dismissed = new Set<string>();

export const UnverifiedEmailNotice = () => {
  const { candidate } = useSession();
  const [, setHidden] = useState(false);
  if (candidate?.emailVerified !== false || dismissed.has(candidate.id)) return null;
  const dismiss = () => {
    dismissed.add(candidate.id);
    setHidden(true);
    document.querySelector<HTMLElement>('main h1')?.focus(); // the focused button is gone
  };
  return (
    <Callout
      tone="caution"
      title="Email Anda belum terverifikasi"
      action={
        <>
          <ResendVerification variant="secondary" size="small" />
          <Button variant="quiet" size="small" onClick={dismiss}>
            Nanti saja
          </Button>
        </>
      }
    >
      <p>Buka tautan yang kami kirim ke {candidate.email}. Kabar penting tentang asesmen kami kirim ke alamat itu.</p>
      {__SIMULATION__ && <SimulatedMailbox />}
    </Callout>
  );
};
