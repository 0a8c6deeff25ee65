import { useEffect, useState } from 'react';
import { askBeforeGoing } from '../core/session/leaving.ts';

interface Wanted {
  readonly go: () => void;
  readonly out?: boolean;
}

export interface AskedBeforeLeaving {
  readonly asked: Wanted | null;
  /** For navigation without a link; runs the navigation at once if no confirmation is needed. */
  readonly ask: (go: () => void) => void;
  readonly leave: (otherWay?: () => void) => void;
  readonly stay: () => void;
}

const leadsAway = (link: HTMLAnchorElement): boolean =>
  !link.hasAttribute('download') &&
  link.protocol === location.protocol && // excludes blob URLs, which have the same origin
  link.origin === location.origin &&
  link.pathname !== location.pathname &&
  (link.target === '' || link.target === '_self');

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

let leavingConfirmed = false;

const away = (go: () => unknown): void => {
  leavingConfirmed = true;
  void Promise.resolve(go())
    .catch(() => undefined) // the navigation rejects if another one has replaced it
    .finally(() => {
      leavingConfirmed = false;
    });
};

/**
 * Asks before a link, closing the tab or (in browsers with the Navigation API) the Back button leaves this page; with `logOut`, also before
 * a log-out.
 */
export const useAskBeforeLeaving = (when: boolean, { logOut }: { readonly logOut: boolean }): AskedBeforeLeaving => {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  useEffect(() => {
    if (!when) return;
    const stop = new AbortController();
    // asks before each log-out, because a log-out can fail
    if (logOut) askBeforeGoing((go) => setWanted({ go, out: true }), stop.signal);
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (leavingConfirmed || !link?.href || !isPlainClick(event) || !leadsAway(link)) return;
      event.preventDefault();
      event.stopImmediatePropagation(); // keeps the router from following the link, and other forms from asking
      setWanted({ go: () => away(() => link.click()) });
    };
    const navigate = (event: NavigateEvent) => {
      const { key, url } = event.destination;
      const elsewhere = new URL(url).pathname !== location.pathname;
      if (leavingConfirmed || event.navigationType !== 'traverse' || !event.cancelable || !elsewhere) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setWanted({ go: () => away(() => globalThis.navigation?.traverseTo(key).finished) });
    };
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('click', click, true);
    window.addEventListener('beforeunload', unload);
    globalThis.navigation?.addEventListener('navigate', navigate);
    return () => {
      stop.abort();
      window.removeEventListener('click', click, true);
      window.removeEventListener('beforeunload', unload);
      globalThis.navigation?.removeEventListener('navigate', navigate);
    };
  }, [when, logOut]);
  const leave = (otherWay?: () => void) => {
    setWanted(null);
    if (otherWay) otherWay();
    else wanted?.go();
  };
  const ask = (go: () => void) => (when ? setWanted({ go }) : go());
  return { asked: when ? wanted : null, ask, leave, stay: () => setWanted(null) };
};
