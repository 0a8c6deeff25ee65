import { type RefObject, useEffect, useRef } from 'react';

/**
 * Publishes the height of a sticky bar as `--<name>`, so that fixed or focused elements stay clear of it (WCAG 2.4.11). A bar that is higher
 * than this share of the window is not sticky; it reads that from `--<name>-position`.
 */
export const useStuckHeight = <T extends HTMLElement>(
  name: 'head' | 'strip' | 'foot',
  largestShareOfWindow: number,
): RefObject<T | null> => {
  const ref = useRef<T>(null);
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const { style } = document.documentElement;
    const measure = () => {
      const fits = bar.offsetHeight <= largestShareOfWindow * window.innerHeight;
      style.setProperty(`--${name}`, fits ? `${bar.offsetHeight}px` : '0px');
      style.setProperty(`--${name}-position`, fits ? 'sticky' : 'static');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      style.removeProperty(`--${name}`);
      style.removeProperty(`--${name}-position`);
    };
  }, [name, largestShareOfWindow]);
  return ref;
};
