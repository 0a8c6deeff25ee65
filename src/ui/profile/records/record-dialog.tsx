import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { LeaveWarning } from '../../forms/leave-warning.tsx';
import { Button } from '../../kit/components/button/button.tsx';
import { ErrorSummary, type ErrorSummaryProps } from '../../kit/components/form/error-summary.tsx';
import { ConfirmDialog } from '../../kit/components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../kit/components/overlay/dialog.tsx';
import { space } from '../../kit/theme/theme.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
  grid-template-columns: minmax(0, 1fr);
`;

export interface RecordDialogProps {
  readonly title: string;
  readonly busy: boolean;
  readonly changed: boolean;
  readonly summary: ErrorSummaryProps;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const RecordDialog = ({ title, busy, changed, summary, onSubmit, onClose, children }: RecordDialogProps) => {
  const formId = useId();
  const [asking, setAsking] = useState(false);
  const close = () => {
    if (busy) return;
    if (changed) setAsking(true);
    else onClose();
  };
  return (
    <>
      <Dialog
        open
        title={title}
        onClose={close}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Batal
            </Button>
            <Button type="submit" form={formId} busy={busy}>
              Simpan
            </Button>
          </>
        }
      >
        <Form id={formId} noValidate onSubmit={onSubmit} aria-label={title}>
          <ErrorSummary {...summary} />
          {children}
        </Form>
      </Dialog>
      <LeaveWarning when={changed} />
      <ConfirmDialog
        open={asking}
        title="Buang isian?"
        danger
        confirmLabel="Buang"
        cancelLabel="Lanjut mengisi"
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        Isian Anda belum disimpan dan akan hilang.
      </ConfirmDialog>
    </>
  );
};
