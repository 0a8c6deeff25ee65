/** Stores on a controlled field the value that its form knows, so that `hearUnheard` finds a change without an event. */
export const known = (value: unknown): { readonly 'data-known'?: string } =>
  value === undefined ? {} : { 'data-known': String(value) };
