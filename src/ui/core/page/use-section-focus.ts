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
 * Scrolls to the section in the address (`#lisensi-data`), else to `otherwise`, when `content` is there (null and undefined: not yet),
 * because what comes later would move what is in view. Tries again whenever `content` changes.
 */
export const useSectionFocus = (content: unknown, otherwise = ''): void => {
  const hash = useHash() || otherwise;
  const done = useRef('');
  useEffect(() => {
    if (content === null || content === undefined) return;
    if (hash === '' || done.current === hash) {
      done.current = hash;
      return;
    }
    const show = () => {
      const section = named(hash);
      if (!section) return;
      done.current = hash;
      const { activeElement } = document;
      if (section !== activeElement && section.contains(activeElement)) return; // somebody types there
      section.scrollIntoView();
      uncover(section);
      section.focus({ preventScroll: true });
    };
    // after the page heading has received the focus, and after the frame that brings the content, which would be seen moving
    let frame = 0;
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, content]);
};
