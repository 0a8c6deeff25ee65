import { useEffect, useState } from 'react';
import { askBeforeGoing } from '../session/leaving.ts';

interface Wanted {
  readonly go: () => void;
  readonly out?: boolean;
}

export interface AskedBeforeLeaving {
  /** The way that is wanted; `out` is a log-out. Null while nothing is asked. */
  readonly asked: Wanted | null;
  /** For a way out that is no link: goes it at once where nothing has to be asked. */
  readonly ask: (go: () => void) => void;
  /** Goes that way, or another one. */
  readonly leave: (otherWay?: () => void) => void;
  readonly stay: () => void;
}

const leadsAway = (link: HTMLAnchorElement): boolean =>
  !link.hasAttribute('download') && // it saves a file
  link.protocol === location.protocol && // a blob of this page has its origin
  link.origin === location.origin &&
  link.pathname !== location.pathname &&
  (link.target === '' || link.target === '_self');

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The answer that is being carried out: it counts for every form of the page. */
let leaving = false;

const away = (go: () => unknown): void => {
  leaving = true;
  void Promise.resolve(go())
    .catch(() => undefined) // another way out was taken in the meantime
    .finally(() => {
      leaving = false;
    });
};

/**
 * Asks before a link of the portal, the tab's closing or, where the browser tells beforehand, its Back button leaves this page;
 * with `logOut` also before a log-out.
 */
export const useAskBeforeLeaving = (when: boolean, { logOut }: { readonly logOut: boolean }): AskedBeforeLeaving => {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  useEffect(() => {
    if (!when) return;
    const stop = new AbortController();
    // can fail, and then all is asked again
    if (logOut) askBeforeGoing((go) => setWanted({ go, out: true }), stop.signal);
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (leaving || !link?.href || !isPlainClick(event) || !leadsAway(link)) return;
      event.preventDefault();
      event.stopImmediatePropagation(); // the router would follow it, and another form ask as well
      setWanted({ go: () => away(() => link.click()) });
    };
    const navigate = (event: NavigateEvent) => {
      const { key, url } = event.destination;
      const elsewhere = new URL(url).pathname !== location.pathname;
      if (leaving || event.navigationType !== 'traverse' || !event.cancelable || !elsewhere) return;
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
