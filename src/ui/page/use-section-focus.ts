import { useEffect, useRef } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';

const useHash = (): string =>
  useLocationProperty(
    () => globalThis.location.hash,
    () => '',
  );

const named = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

/**
 * Leads to the section that the address names (`#lisensi-data`): the page's code, and its text, come later than the browser
 * looks for it. `text` is what is shown now; a section that only a later text has is waited for.
 */
export const useSectionFocus = (text: unknown): void => {
  const hash = useHash();
  const done = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may hold the section that this one lacks
  useEffect(() => {
    if (hash === '' || done.current === hash) {
      done.current = hash;
      return;
    }
    // after the focus that a new page gives to its heading
    const frame = requestAnimationFrame(() => {
      const section = named(hash);
      if (!section) return;
      done.current = hash;
      section.scrollIntoView();
      section.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, text]);
};
