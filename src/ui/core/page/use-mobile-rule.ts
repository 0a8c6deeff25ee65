import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useAlerts } from '../alerts/alerts-view.ts';
import { savedForReload } from '../errors/before-reload.ts';
import { paths } from '../paths.ts';
import { useLastinglyNarrowWindow } from './use-narrow-window.ts';

/**
 * True while the window is too narrow for this address. Saves the input, then redirects to home with a notice (specification 2, Mobile
 * rule).
 */
export const useMobileRule = (pathname: string): boolean => {
  const narrow = useLastinglyNarrowWindow();
  const [, navigate] = useLocation();
  const { sentHome } = useAlerts();
  const refused = narrow && pathname.includes('myassessment');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `sentHome` and `navigate` are new on each render and must not repeat the notice
  useEffect(() => {
    if (!refused) return;
    let left = false;
    void savedForReload().then(() => {
      if (left) return; // the window became wide enough while the input was being saved
      sentHome({ address: location.pathname + location.search, state: history.state, at: Date.now() });
      navigate(paths.home.to({}), { replace: true });
    });
    return () => {
      left = true;
    };
  }, [refused]);
  return refused;
};
