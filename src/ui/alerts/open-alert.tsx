import { useSnapshot } from 'valtio';
import { AlertDialog } from '../components/alert-dialog.tsx';
import { useAlertsView } from './alerts-view.ts';

const OpenAlert = () => {
  const view = useAlertsView();
  const { open } = useSnapshot(view);
  if (!open) return null;
  const close = () => {
    view.open = null;
  };
  return <AlertDialog open title={open.title} text={open.text} items={open.items} onClose={close} />;
};

export default OpenAlert;
