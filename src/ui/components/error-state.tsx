import type { ReactNode } from 'react';
import { OfflinePicture } from '../illustrations/offline-picture.tsx';
import { Button } from './button.tsx';
import { MessagePanel } from './message-panel.tsx';

export type ErrorStateProps = {
  /** What happened. */
  readonly title?: string;
  /** What the reader can do. */
  readonly children?: ReactNode;
  readonly picture?: ReactNode;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  /** Another way out, beside "Coba lagi". */
  readonly action?: ReactNode;
};

/** Stands where something could not be loaded: what happened, what to do, and "Coba lagi". */
export const ErrorState = (props: ErrorStateProps) => {
  const { title = 'Data belum bisa dimuat', children, picture, onRetry, retrying = false, action } = props;
  const retry = onRetry && (
    <Button busy={retrying} onClick={onRetry}>
      Coba lagi
    </Button>
  );
  return (
    <MessagePanel
      role="alert"
      picture={picture ?? <OfflinePicture />}
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
      {children ?? 'Periksa sambungan internet Anda, lalu coba lagi.'}
    </MessagePanel>
  );
};
