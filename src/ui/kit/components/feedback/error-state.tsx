import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { MessagePanel } from './message-panel.tsx';

export type ErrorStateProps = {
  readonly title: string;
  readonly children?: ReactNode;
  readonly picture?: ReactNode;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  readonly action?: ReactNode;
};

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
