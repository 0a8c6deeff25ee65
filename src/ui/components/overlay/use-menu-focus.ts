import { type KeyboardEvent, type RefObject, useEffect } from 'react';

const itemsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

/** Where the arrow, Home and End keys lead from `index` in a menu of `count` items; `null` for every other key. */
const target = (key: string, index: number, count: number): number | null => {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
};

/** Focus inside an open menu: goes to the first or last item on opening, then follows arrows, Home, End and letters. */
export const useMenuFocus = (list: RefObject<HTMLElement | null>, start: 'first' | 'last' | null) => {
  useEffect(() => {
    if (start)
      itemsIn(list.current)
        .at(start === 'first' ? 0 : -1)
        ?.focus();
  }, [list, start]);

  return (event: KeyboardEvent) => {
    const items = itemsIn(list.current);
    const index = items.indexOf(document.activeElement as HTMLElement);
    const to = target(event.key, index, items.length);
    if (to !== null) {
      event.preventDefault();
      items[to]?.focus();
    } else if (/^\p{L}$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const after = [...items.slice(index + 1), ...items.slice(0, index + 1)];
      after.find((item) => item.textContent?.trim().toLowerCase().startsWith(event.key.toLowerCase()))?.focus();
    }
  };
};
