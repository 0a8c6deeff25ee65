import { useEffect, useRef } from 'react';

const firstHeading = () => document.querySelector<HTMLElement>('main h1');

/** When the query of the address names another part of the same page, it starts at its top with the focus on its heading, as after a change of page. */
export const usePartFocus = (part: string): void => {
  const previous = useRef(part);
  useEffect(() => {
    if (previous.current === part) return;
    previous.current = part;
    window.scrollTo(0, 0);
    firstHeading()?.focus({ preventScroll: true });
  }, [part]);
};
