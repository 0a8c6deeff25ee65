const signs: Readonly<Record<string, string>> = {
  amp: '&',
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
  '#39': "'",
  '#039': "'",
};

const block = /^<\/?(br|div|h\d|li|ol|p|table|tr|ul)\b/i;
const others = /<(script|style)\b[^<>]*>[^<]*<\/\1>|<!--[^<>]*-->|<\/?[a-z][a-z\d]*(\s[^<>]*)?>/gi;

const withoutTags = (text: string): string => text.replace(others, (tag) => (block.test(tag) ? '\n' : ''));

/** The text of what may be HTML, with a line per block. Where no tag closes, breaks a line or has an attribute, `<div>` is a word and stays. */
export const plainText = (text: string): string =>
  (/<\/[a-z]|<br\b|<[a-z]+\s[^<>]*=/i.test(text) ? withoutTags(text) : text)
    .replace(/&(amp|gt|lt|nbsp|quot|#0?39);/g, (_, name: string) => signs[name] ?? '')
    .split('\n') // a regular expression for the space around line breaks takes quadratic time
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
