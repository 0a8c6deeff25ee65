import { useEffect, useRef } from 'react';

/** When what is listed changes and takes the focused link away with it ("Hapus pencarian"), the focus goes to the `h1`, not nowhere. */
export const useKeptFocus = (listed: unknown): void => {
  const before = useRef(listed);
  useEffect(() => {
    const first = before.current === undefined;
    before.current = listed;
    if (first || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [listed]);
};
