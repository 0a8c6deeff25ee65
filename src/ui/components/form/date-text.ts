const lengths = [2, 2, 4];

/** The parts of a text as a date has them: two, two and four digits; a separator ends a part early and fills it up with zeros. */
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

/** What stands for a date in a pasted text: digits and slashes, and `2026-01-05` turned round. */
const tidy = (text: string): string => {
  const [, year, month, day] = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*$/.exec(text) ?? [];
  if (year) return `${month}/${day}/${year}`;
  return text
    .trim()
    .replace(/[-.\s]/g, '/')
    .replace(/[^\d/]/g, '');
};

/**
 * What a date input shows after a key or a paste: MM/DD/YYYY with the slashes put in (specification 5). In the middle of the
 * text and while deleting, nothing is put in, so that the cursor stays and a slash can be deleted.
 */
export const dateText = (typed: string, before: string, atEnd: boolean): string => {
  if (!atEnd) return typed.replace(/[^\d/]/g, '').slice(0, 10);
  if (before.startsWith(typed)) return typed;
  const parts = partsOf(tidy(typed));
  const last = parts.at(-1) ?? '';
  const wantsSlash = parts.length < 3 && last.length === 2;
  return parts.join('/') + (wantsSlash ? '/' : '');
};
