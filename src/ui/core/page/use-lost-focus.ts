import { useEffect } from 'react';

/** Moves the focus to the `h1` when a change of `shown` removes the focused element. */
export const useLostFocus = (shown: unknown): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `shown` can remove the focused element
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [shown]);
};
