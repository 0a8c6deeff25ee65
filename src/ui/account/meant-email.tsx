import { type ReactNode, useState } from 'react';
import { meantEmail } from '../../domain/account/email-typo.ts';
import { isEmailAddress, readEmail } from '../../domain/email-address.ts';
import { Button } from '../kit/components/button/button.tsx';
import { Callout } from '../kit/components/feedback/callout.tsx';
import { Stack } from '../kit/components/layout/stack.tsx';

interface MeantEmailProps {
  readonly typed: string;
  readonly onTake: (email: string) => void;
  /** The field. */
  readonly children: ReactNode;
}

/** Asks about a mistyped domain once the field is left, because mail to it never arrives; the candidate may keep it. */
export const MeantEmail = ({ typed, onTake, children }: MeantEmailProps) => {
  const [left, setLeft] = useState('');
  const email = readEmail(typed);
  const meant = left === typed && isEmailAddress(email) ? meantEmail(email) : null;
  return (
    <Stack $gap={2} onBlur={() => setLeft(typed)}>
      {children}
      {meant !== null && (
        <Callout
          tone="caution"
          live="polite"
          title={`Maksud Anda ${meant}?`}
          action={
            <Button size="small" variant="secondary" onClick={() => onTake(meant)}>
              Pakai {meant}
            </Button>
          }
        >
          Email ke {email} kemungkinan besar tidak sampai kepada Anda.
        </Callout>
      )}
    </Stack>
  );
};
