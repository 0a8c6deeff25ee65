const longest = 255;

/** Checks the form only: something before one `@`, and a domain with a dot. Only a mail proves that the address exists. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= longest && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
