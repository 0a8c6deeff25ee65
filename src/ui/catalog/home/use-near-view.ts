import { type RefObject, useEffect, useRef, useState } from 'react';

const signsOfInterest = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'touchstart'] as const;

/** Becomes true, and stays so, when the element comes into view or the visitor makes the first move on the page. */
export const useNearView = <E extends Element>(): { ref: RefObject<E | null>; near: boolean } => {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return;
    const stop = new AbortController();
    const come = () => setNear(true);
    for (const sign of signsOfInterest) addEventListener(sign, come, { passive: true, signal: stop.signal });
    addEventListener('beforeprint', come, { signal: stop.signal });
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && come());
    observer.observe(element);
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [near]);
  return { ref, near };
};
