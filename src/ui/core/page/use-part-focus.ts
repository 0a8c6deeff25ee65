import { useEffect, useRef } from 'react';

/** Orca is silent about a heading that has the focus as soon as it appears, and then nothing says which page this is. */
const heardMs = 150;

/**
 * Scrolls to the top and focuses `main`, which says the title of the page, then the hand-in message or the `h1` as soon as one appears.
 * Returns a function that stops waiting.
 */
const focusHeading = (): (() => void) => {
  window.scrollTo(0, 0);
  const main = document.querySelector<HTMLElement>('main');
  const focus = () => {
    const { activeElement: now, body } = document;
    if (now?.closest('dialog')) return false; // it restores the focus when it closes
    if (now !== main && now !== body) return true;
    const heading =
      document.querySelector<HTMLElement>('main [data-handed-in]') ?? document.querySelector<HTMLElement>('main h1');
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  main?.focus({ preventScroll: true });
  const observer = new MutationObserver(() => focus() && observer.disconnect());
  const heard = setTimeout(() => {
    if (!focus()) observer.observe(document.body, { childList: true, subtree: true });
  }, heardMs);
  return () => {
    clearTimeout(heard);
    observer.disconnect();
  };
};

export const usePartFocus = (part: string): void => {
  const previous = useRef(part);
  useEffect(() => {
    if (previous.current === part) return;
    previous.current = part;
    return focusHeading();
  }, [part]);
};
