import { ConfirmDialog } from '../components/overlay/confirm-dialog.tsx';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';

/** While something is not saved yet: leaving the page, the tab, the browser or the session asks first. Moving within the page does not. */
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
