import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { sessionOverText } from '../failure-text.ts';
import { loginAddress } from '../paths.ts';
import { leave, useSessionView } from './session-view.ts';

/** "Sesi Anda berakhir": the page underneath stays as it is until the person decides (domain notes, 401). */
const SessionOverDialog = () => {
  const view = useSessionView();
  const queries = useQueryClient();
  const [pathname, navigate] = useLocation();
  const logInAgain = () => {
    queries.clear();
    leave(view);
    navigate(loginAddress(pathname + location.search));
  };
  const stay = () => {
    view.expired = false;
  };
  return (
    <ConfirmDialog
      open
      title="Sesi berakhir"
      confirmLabel="Masuk kembali"
      cancelLabel="Tetap di halaman ini"
      onConfirm={logInAgain}
      onCancel={stay}
    >
      <p>{sessionOverText}</p>
    </ConfirmDialog>
  );
};

export default SessionOverDialog;
