const longest = 255;

/** Checks only the format: a local part, one `@`, a domain with a dot. Only an email proves that the address exists. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= longest && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
