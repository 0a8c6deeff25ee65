import { useEffect, useRef } from 'react';

const firstHeading = () => document.querySelector<HTMLElement>('main h1');

/** After a route change the page starts at its top and the focus goes to its `h1`, or to `main` until there is one. */
export const useRouteFocus = (pathname: string): void => {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    const main = document.querySelector<HTMLElement>('main');
    const focus = () => {
      const heading = firstHeading();
      if (heading && heading.tabIndex !== -1) heading.tabIndex = -1;
      heading?.focus({ preventScroll: true });
      return heading !== null;
    };
    if (focus()) return;
    main?.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      // whoever has moved on meanwhile keeps the focus
      if (document.activeElement !== main && document.activeElement !== document.body) observer.disconnect();
      else if (focus()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
};
