import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { SuccessAlert } from '../components/success-alert.tsx';
import { lazyComponent } from '../lazy-component.ts';
import { useAlertsView } from './alerts-view.ts';

const successShown = 1_500; // specification 9
const OpenAlert = lazyComponent(() => import('./open-alert.tsx'));

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

  return (
    <>
      {open && <OpenAlert />}
      <SuccessAlert open={success !== null} title="Success" text={success ?? undefined} />
    </>
  );
};
