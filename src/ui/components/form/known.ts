/** Of a controlled field: what its form knows, so that a change without an event is found (see `hearUnheard`). */
export const known = (value: unknown): { readonly 'data-known'?: string } =>
  value === undefined ? {} : { 'data-known': String(value) };
