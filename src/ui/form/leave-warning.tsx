import { ConfirmDialog } from '../components/overlay/confirm-dialog.tsx';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';

export const LeaveWarning = ({ when }: { readonly when: boolean }) => {
  const { asked, leave, stay } = useAskBeforeLeaving(when, { logOut: true });
  return (
    <ConfirmDialog
      open={asked !== null}
      title={asked?.out ? 'Ada isian yang belum disimpan. Tetap keluar?' : 'Tinggalkan halaman ini?'}
      confirmLabel={asked?.out ? 'Keluar' : 'Tinggalkan'}
      cancelLabel="Tetap di sini"
      danger
      onConfirm={() => leave()}
      onCancel={stay}
    >
      Isian Anda belum disimpan dan akan hilang.
    </ConfirmDialog>
  );
};
