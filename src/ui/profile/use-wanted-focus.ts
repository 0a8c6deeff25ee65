import { useEffect, useRef } from 'react';

/** Focuses an element by id as soon as it exists, for example after a dialog has closed or a list has changed. */
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
