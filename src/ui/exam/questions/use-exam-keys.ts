import { useEffect, useEffectEvent } from 'react';

const takesLetters = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=radio], [type=checkbox], [type=button], [type=submit])') ||
    target.closest('[role=textbox], [role=combobox], [role=listbox], [role=menu]') !== null);

const openDialog = 'dialog[open], [role=dialog]';

/**
 * While a dialog is open, the body may have the focus. Searches the document only when the body has it, because the search is slow with 300
 * questions.
 */
const isInDialog = (target: EventTarget | null): boolean =>
  target === document.body
    ? document.querySelector(openDialog) !== null
    : target instanceof Element && target.closest(openDialog) !== null;

/**
 * Calls `onKey` with single keys (letters in upper case), but not while typing, in a dialog, with a modifier or on repeat.
 * `onKey` returns whether it handled the key.
 */
export const useExamKeys = (on: boolean, onKey: (key: string) => boolean): void => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing)
      return;
    if (event.key.length !== 1 || (event.shiftKey && event.key !== '?')) return;
    if (takesLetters(event.target) || isInDialog(event.target)) return;
    if (onKey(event.key.toUpperCase())) event.preventDefault();
  });
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
};
