import { useSnapshot } from 'valtio';
import { AlertDialog } from '../components/overlay/alert-dialog.tsx';
import { failureText } from '../failure-text.ts';
import { useAlertsView } from './alerts-view.ts';
import { NarrowNotice } from './narrow-notice.tsx';

const OpenAlert = () => {
  const view = useAlertsView();
  const { open } = useSnapshot(view);
  if (!open) return null;
  const close = () => {
    view.open = null;
  };
  if (open.kind === 'narrow') return <NarrowNotice left={open.left} onClose={close} />;
  if (open.kind === 'notice') return <AlertDialog open title="Informasi" text={open.text} onClose={close} />;
  const { text, items } = failureText(open.thrown.error);
  return <AlertDialog open title="Error" text={text} items={items} onClose={close} />;
};

export default OpenAlert;
