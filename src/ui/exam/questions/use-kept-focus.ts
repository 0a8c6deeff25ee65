import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Calls `goOn` when a child that has the focus is removed. */
export const useKeptFocus = (goOn: () => void): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null);
  const lost = useEffectEvent(goOn);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let last: Element | null = null;
    const came = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const went = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) last = null;
      else
        queueMicrotask(() => {
          if (last?.isConnected) last = null; // browsers fire `focusout` just before the removal
        });
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected) return;
      last = null;
      if (document.activeElement === document.body) lost();
    });
    element.addEventListener('focusin', came);
    element.addEventListener('focusout', went);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', came);
      element.removeEventListener('focusout', went);
      observer.disconnect();
    };
  }, []);
  return ref;
};
