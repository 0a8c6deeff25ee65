import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

/** In the history state, so that the address stays the same and Back leaves the review. */
const mark = { examReview: true };

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && 'examReview' in state;

export const useReviewing = (onBack: () => void) => {
  const [pathname, navigate] = useLocation();
  const reviewing = isMarked(useHistoryState<unknown>());
  const before = useRef(reviewing);
  /** Prevents a second `history.back()`, which would leave the exam. */
  const returning = useRef(false);
  const returned = useEffectEvent(onBack);
  useEffect(() => {
    if (before.current === reviewing) return;
    before.current = reviewing;
    returning.current = false;
    if (!reviewing) return returned();
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [reviewing]);
  return {
    reviewing,
    review: (): void => {
      if (!reviewing) navigate(pathname, { state: mark });
    },
    back: (): void => {
      if (returning.current || !reviewing) return;
      returning.current = true;
      history.back();
    },
  };
};
