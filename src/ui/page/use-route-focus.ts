import { useEffect, useRef } from 'react';
import { focusHeading } from './focus-heading.ts';

/** After a route change the page starts at its top and the focus goes to its `h1`, or to `main` until there is one. */
export const useRouteFocus = (pathname: string): void => {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    return focusHeading();
  }, [pathname]);
};
