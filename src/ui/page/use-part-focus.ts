import { useEffect, useRef } from 'react';
import { focusHeading } from './focus-heading.ts';

/** After a change of page, and when the same page shows another part of itself, it starts at its top with the focus on its heading. */
export const usePartFocus = (part: string): void => {
  const previous = useRef(part);
  useEffect(() => {
    if (previous.current === part) return;
    previous.current = part;
    return focusHeading();
  }, [part]);
};
