const lengths = [2, 2, 4];

/** Splits a text into two, two and four digits; a separator ends a part early and pads it to two digits. */
const partsOf = (text: string): string[] => {
  const parts = [''];
  for (const character of text) {
    const at = parts.length - 1;
    const part = parts[at] ?? '';
    if (character !== '/' && part.length < (lengths[at] ?? 0)) parts[at] = part + character;
    else if (at < 2 && part) {
      parts[at] = part.padStart(2, '0');
      parts.push(character === '/' ? '' : character);
    }
  }
  return parts;
};

const tidy = (text: string): string => {
  const [, year, month, day] = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*$/.exec(text) ?? [];
  if (year) return `${month}/${day}/${year}`;
  return text
    .trim()
    .replace(/[-.\s]/g, '/')
    .replace(/[^\d/]/g, '');
};

/**
 * Formats input as MM/DD/YYYY and inserts slashes (specification 5), but not in the middle of the text or while deleting, so that the
 * cursor stays and slashes can be deleted.
 */
export const dateText = (typed: string, before: string, atEnd: boolean): string => {
  if (!atEnd) return typed.replace(/[^\d/]/g, '').slice(0, 10);
  if (before.startsWith(typed)) return typed;
  const parts = partsOf(tidy(typed));
  const last = parts.at(-1) ?? '';
  const wantsSlash = parts.length < 3 && last.length === 2;
  return parts.join('/') + (wantsSlash ? '/' : '');
};
