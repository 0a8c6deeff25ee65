/** The fields of something untrusted, such as what was stored on this device; none where it is no object. */
export const fieldsOf = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
