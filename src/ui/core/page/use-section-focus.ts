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

const gap = 16;

/** Scrolls the section out from under the sticky header; on a phone the header also has the strip of a running exam. */
const uncover = (section: HTMLElement): void => {
  const covered = (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) + gap;
  const { top } = section.getBoundingClientRect();
  if (top < covered) window.scrollBy(0, top - covered);
};

/**
 * Scrolls to the section in the address (`#lisensi-data`), else to `otherwise`, when its content has rendered. Tries again whenever
 * `text`, the current content, changes.
 */
export const useSectionFocus = (text: unknown, otherwise = ''): void => {
  const hash = useHash() || otherwise;
  const done = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `text` may contain the section that the previous one lacked
  useEffect(() => {
    if (hash === '' || done.current === hash) {
      done.current = hash;
      return;
    }
    // runs after the page heading has received the focus
    const frame = requestAnimationFrame(() => {
      const section = named(hash);
      if (!section) return;
      done.current = hash;
      section.scrollIntoView();
      uncover(section);
      section.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, text]);
};
