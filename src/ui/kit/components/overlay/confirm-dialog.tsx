import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

export type ConfirmDialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  readonly danger?: boolean;
  /** Emphasises the button that changes nothing, because the other one is pressed by mistake more often than on purpose. */
  readonly staying?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const {
    open,
    title,
    children,
    confirmLabel = 'Ya',
    cancelLabel = 'Batal',
    danger,
    staying = false,
    busy,
    onConfirm,
    onCancel,
  } = props;
  const cancel = (
    <Button key="cancel" variant={staying ? 'primary' : 'secondary'} data-autofocus onClick={onCancel}>
      {cancelLabel}
    </Button>
  );
  const confirm = (
    <Button
      key="confirm"
      variant={danger ? 'danger' : staying ? 'secondary' : 'primary'}
      busy={busy ?? false}
      onClick={onConfirm}
    >
      {confirmLabel}
    </Button>
  );
  return (
    <Dialog
      open={open}
      alert
      size="small"
      title={title}
      onClose={onCancel}
      actions={staying ? [confirm, cancel] : [cancel, confirm]}
    >
      {children}
    </Dialog>
  );
};
