import { useEffect } from 'react';

/** When what is shown changes and takes the focused element away with it, the focus goes to the `h1`, not nowhere. */
export const useLostFocus = (shown: unknown): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` says when to look
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [shown]);
};
