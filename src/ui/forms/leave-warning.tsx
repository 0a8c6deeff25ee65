import { ConfirmDialog } from '../kit/components/overlay/confirm-dialog.tsx';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';

interface LeaveWarningProps {
  readonly when: boolean;
  readonly outTitle?: string;
  readonly text?: string;
}

export const LeaveWarning = ({
  when,
  outTitle = 'Ada isian yang belum disimpan. Tetap keluar?',
  text = 'Isian Anda belum disimpan dan akan hilang.',
}: LeaveWarningProps) => {
  const { asked, leave, stay } = useAskBeforeLeaving(when, { logOut: true });
  return (
    <ConfirmDialog
      open={asked !== null}
      title={asked?.out ? outTitle : 'Tinggalkan halaman ini?'}
      confirmLabel={asked?.out ? 'Keluar' : 'Tinggalkan'}
      cancelLabel="Tetap di sini"
      danger
      onConfirm={() => leave()}
      onCancel={stay}
    >
      {text}
    </ConfirmDialog>
  );
};
