import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { SuccessAlert } from '../components/feedback/success-alert.tsx';
import { lazyComponent } from '../lazy-component.ts';
import { useAlertsView } from './alerts-view.ts';

const successShown = 1_500; // specification 9
const OpenAlert = lazyComponent(() => import('./open-alert.tsx'), null, true);

/** Shows the alerts of `AlertsView` over whatever page is there. */
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
    // with the first press of anything: when it is wanted, the network may be away
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
