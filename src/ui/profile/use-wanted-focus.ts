import { useEffect, useRef } from 'react';

/**
 * Gives the focus to an element by its id as soon as it is there: after a dialog has closed, and after the list that it
 * changed has come.
 */
export const useWantedFocus = (): ((elementId: string) => void) => {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const element = wanted.current === null ? null : document.getElementById(wanted.current);
    if (!element) return;
    wanted.current = null;
    element.focus();
  });
  return (elementId) => {
    wanted.current = elementId;
  };
};
