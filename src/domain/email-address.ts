const longest = 255;

/** Checks only the form: a local part before one `@`, and a domain with a dot. Only a mail proves that the address exists. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= longest && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
