import { useEffect, useRef } from 'react';

/**
 * Scrolls to the top and focuses the hand-in message or the `h1`, or `main` until one of them appears. Returns a function that stops
 * waiting.
 */
const focusHeading = (): (() => void) | undefined => {
  window.scrollTo(0, 0);
  const main = document.querySelector<HTMLElement>('main');
  const focus = () => {
    const heading =
      document.querySelector<HTMLElement>('main [data-handed-in]') ?? document.querySelector<HTMLElement>('main h1');
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (focus()) return;
  main?.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    const { activeElement: now, body } = document;
    // focus in a dialog does not count, because a closing dialog restores the focus
    const hasMovedOn = now !== main && now !== body && !now?.closest('dialog');
    if (hasMovedOn || focus()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

export const usePartFocus = (part: string): void => {
  const previous = useRef(part);
  useEffect(() => {
    if (previous.current === part) return;
    previous.current = part;
    return focusHeading();
  }, [part]);
};
