import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { MessagePanel } from './message-panel.tsx';

export type ErrorStateProps = {
  /** What happened. */
  readonly title: string;
  /** What the reader can do. */
  readonly children?: ReactNode;
  readonly picture?: ReactNode;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  /** Another way out, beside "Coba lagi". */
  readonly action?: ReactNode;
};

/** Stands where something could not be loaded: what happened, what to do, and "Coba lagi". `FailureState` has the words for what was thrown. */
export const ErrorState = ({ title, children, picture, onRetry, retrying = false, action }: ErrorStateProps) => {
  const retry = onRetry && (
    <Button busy={retrying} onClick={onRetry}>
      Coba lagi
    </Button>
  );
  return (
    <MessagePanel
      role="alert"
      picture={picture}
      title={title}
      actions={
        (retry || action) && (
          <>
            {retry}
            {action}
          </>
        )
      }
    >
      {children}
    </MessagePanel>
  );
};
