import { useEffect, useRef } from 'react';

/** Moves the focus to the `h1` when a list change removes the focused link ("Hapus pencarian"). */
export const useKeptFocus = (listed: unknown): void => {
  const before = useRef(listed);
  useEffect(() => {
    const first = before.current === undefined;
    before.current = listed;
    if (first || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [listed]);
};
