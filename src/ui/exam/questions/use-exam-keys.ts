import { useEffect, useEffectEvent } from 'react';

/** Where letters are typed; radio buttons and checkboxes take none. */
const takesLetters = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=radio], [type=checkbox], [type=button], [type=submit])') ||
    target.closest('[role=textbox], [role=combobox], [role=listbox], [role=menu]') !== null);

const openDialog = 'dialog[open], [role=dialog]';

/** Behind an open dialog nothing has the focus but the body; to look through all of a page of 300 questions takes milliseconds. */
const isInDialog = (target: EventTarget | null): boolean =>
  target === document.body
    ? document.querySelector(openDialog) !== null
    : target instanceof Element && target.closest(openDialog) !== null;

/**
 * Calls `onKey` with each single key (a letter in upper case) that is meant for the exam: not while something is typed, in a dialog,
 * with a modifier, or held down. `onKey` tells whether it did something with it.
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
