import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';

interface Wanted {
  readonly go: () => void;
}

const leadsAway = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  link.pathname !== location.pathname &&
  (link.target === '' || link.target === '_self');

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Asks before a link of the portal or, where the browser tells beforehand, its Back button leaves this page. */
const useAskBeforeLeaving = (when: boolean) => {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const allowed = useRef(false);
  useEffect(() => {
    if (!when) return;
    allowed.current = false;
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (allowed.current || !link?.href || !isPlainClick(event) || !leadsAway(link)) return;
      event.preventDefault();
      event.stopPropagation(); // the router would follow it
      setWanted({ go: () => link.click() });
    };
    const navigate = (event: NavigateEvent) => {
      const { key, url } = event.destination;
      const away = new URL(url).pathname !== location.pathname;
      if (allowed.current || event.navigationType !== 'traverse' || !event.cancelable || !away) return;
      event.preventDefault();
      setWanted({ go: () => void globalThis.navigation?.traverseTo(key) });
    };
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('click', click, true);
    window.addEventListener('beforeunload', unload);
    globalThis.navigation?.addEventListener('navigate', navigate);
    return () => {
      window.removeEventListener('click', click, true);
      window.removeEventListener('beforeunload', unload);
      globalThis.navigation?.removeEventListener('navigate', navigate);
    };
  }, [when]);
  const leave = () => {
    allowed.current = true;
    setWanted(null);
    wanted?.go();
  };
  return { asked: when && wanted !== null, leave, stay: () => setWanted(null) };
};

/** While something is not saved yet: leaving the page, the tab or the browser asks first. Moving within the page does not. */
export const LeaveWarning = ({ when }: { readonly when: boolean }) => {
  const { asked, leave, stay } = useAskBeforeLeaving(when);
  return (
    <ConfirmDialog
      open={asked}
      title="Tinggalkan halaman ini?"
      confirmLabel="Tinggalkan"
      cancelLabel="Tetap di sini"
      danger
      onConfirm={leave}
      onCancel={stay}
    >
      Isian Anda belum disimpan dan akan hilang.
    </ConfirmDialog>
  );
};
