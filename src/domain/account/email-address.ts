const longest = 255;

/** Whether this can be an e-mail address: something before one `@`, and a domain with a dot after it. What exists only a mail can tell. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= longest && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
