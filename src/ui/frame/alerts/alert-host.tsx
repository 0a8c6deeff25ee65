import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useAlertsView } from '../../core/alerts/alerts-view.ts';
import { lazyComponent } from '../../core/lazy-component.ts';
import { SuccessAlert } from '../../kit/components/feedback/success-alert.tsx';

const successShown = 1_500;
const OpenAlert = lazyComponent(() => import('./open-alert.tsx'), null, true);

export const AlertHost = () => {
  const view = useAlertsView();
  const { open, success } = useSnapshot(view);

  useEffect(() => {
    if (success === null) return;
    const timer = setTimeout(() => {
      view.success = null;
    }, successShown);
    return () => clearTimeout(timer);
  }, [success, view]);

  useEffect(() => {
    // preloads the alert on the first interaction, in case the network is down when an alert appears
    const stop = new AbortController();
    const once = { once: true, signal: stop.signal };
    for (const press of ['pointerdown', 'keydown']) addEventListener(press, () => void OpenAlert.preload(), once);
    return () => stop.abort();
  }, []);

  return (
    <>
      {open && <OpenAlert />}
      <SuccessAlert open={success !== null} title="Success" text={success ?? undefined} />
    </>
  );
};
