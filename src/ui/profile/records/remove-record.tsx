import { useRef, useState } from 'react';
import { useAlerts } from '../../core/alerts/alerts-view.ts';
import { ConfirmDialog } from '../../kit/components/overlay/confirm-dialog.tsx';

export interface RemoveRecordProps {
  readonly question: string;
  readonly name: string;
  readonly remove: () => Promise<void>;
  readonly onRemoved: () => void;
  readonly onCancel: () => void;
}

export const RemoveRecord = ({ question, name, remove, onRemoved, onCancel }: RemoveRecordProps) => {
  const { failed } = useAlerts();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const confirm = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      await remove();
      onRemoved();
    } catch (error) {
      failed(error);
    }
    sending.current = false;
    setBusy(false);
  };
  return (
    <ConfirmDialog
      open
      title={question}
      danger
      busy={busy}
      confirmLabel="Hapus"
      onConfirm={() => void confirm()}
      onCancel={() => !busy && onCancel()}
    >
      <strong>{name}</strong> akan dihapus dari profil Anda.
    </ConfirmDialog>
  );
};
