import { useSnapshot } from 'valtio';
import { useAlertsView } from '../../core/alerts/alerts-view.ts';
import { failureText } from '../../core/failure-text.ts';
import { AlertDialog } from '../../kit/components/overlay/alert-dialog.tsx';
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
