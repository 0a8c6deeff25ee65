/**
 * Of a place whose words a screen reader says as they appear, and which may be empty until then. Not `role="status"`: Orca stops at an empty
 * one as one reads by the arrow keys, and says "statusbar".
 */
export const politely = { 'aria-live': 'polite', 'aria-atomic': true } as const;
