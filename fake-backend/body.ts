export type Body = Readonly<Record<string, unknown>>;

/** Whether a parsed JSON value is an object, and not a list. */
export const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
