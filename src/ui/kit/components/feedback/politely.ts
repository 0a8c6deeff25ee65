/**
 * Makes a screen reader say the words of an element when they appear; until then the element may be empty. `role="status"` would not do:
 * Orca stops at an empty one during reading with the arrow keys, and says "statusbar".
 */
export const politely = { 'aria-live': 'polite', 'aria-atomic': true } as const;
