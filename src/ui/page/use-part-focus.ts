import { useEffect, useRef } from 'react';

/** Starts the page at its top with the focus on what was just handed in, else on its `h1`, or on `main` until there is one. Returns what stops waiting for it. */
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
    const hasMovedOn = now !== main && now !== body && !now?.closest('dialog'); // a dialog gives the focus back
    if (hasMovedOn || focus()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** After a change of page, and when the same page shows another part of itself, it starts at its top with the focus on its heading. */
export const usePartFocus = (part: string): void => {
  const previous = useRef(part);
  useEffect(() => {
    if (previous.current === part) return;
    previous.current = part;
    return focusHeading();
  }, [part]);
};
