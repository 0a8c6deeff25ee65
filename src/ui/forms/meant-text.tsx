import type { ReactNode } from 'react';
import { Button } from '../kit/components/button/button.tsx';
import { Callout } from '../kit/components/feedback/callout.tsx';

interface MeantTextProps {
  readonly meant: string;
  readonly onTake: (meant: string) => void;
  /** Why the typed text is probably wrong. */
  readonly children: ReactNode;
}

/** Asks about a text that was probably mistyped; the candidate may keep it. */
export const MeantText = ({ meant, onTake, children }: MeantTextProps) => (
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
    {children}
  </Callout>
);
