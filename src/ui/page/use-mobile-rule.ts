import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useAlerts } from '../alerts/alerts-view.ts';
import { savedForReload } from '../errors/before-reload.ts';
import { paths } from '../paths.ts';
import { MOBILE_QUERY } from '../theme/media.ts';

/** Of the window, not of paper: a page that is printed is narrow too, and must stay where it is. */
const narrowWindow = `screen and ${MOBILE_QUERY}`;

const subscribe = (changed: () => void) => {
  const query = matchMedia(narrowWindow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the window is at most 992 px wide, now. */
export const useMobile = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(narrowWindow).matches,
    () => false,
  );

const mobileNotice = 'Harap gunakan Laptop, Komputer, atau PC untuk melakukan Asesmen';

/** True while this window is too narrow for this address: once what was typed is saved, it goes to the home page with a notice (specification 2, Mobile rule). */
export const useMobileRule = (pathname: string): boolean => {
  const mobile = useMobile();
  const [, navigate] = useLocation();
  const { inform } = useAlerts();
  const refused = mobile && pathname.includes('myassessment');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `inform` and `navigate` are new each time and must not repeat the notice
  useEffect(() => {
    if (!refused) return;
    let left = false;
    void savedForReload().then(() => {
      if (left) return; // wide enough again
      inform(mobileNotice);
      navigate(paths.home.to({}), { replace: true });
    });
    return () => {
      left = true;
    };
  }, [refused]);
  return refused;
};
