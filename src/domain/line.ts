/** Signs that nobody sees: they come along with pasted text, turn its direction, or stand in a field that only looks filled. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Surrogate}\u2800]/gu;
/** Line breaks, and spaces of every width. */
const blanks = /[\p{Cc}\s]+/gu;
/** Stacked combining marks would cover the lines above and below; at the start they have no letter to stand on. */
const heap = /(\p{M}{4})\p{M}+/gu;
const fullWidth = /[\uff01-\uff5e]/g;
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

const asciiOf = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0xfee0);
const digitOf = (sign: string): string => String(sign.charCodeAt(0) & 0xf);

/** The text of a single-line field as its person sees it: one line, composed letters, no unseen signs, digits of every keyboard as 0–9. */
export const cleanLine = (text: string): string =>
  text
    .replace(unseen, '')
    .normalize('NFD')
    .replace(heap, '$1')
    .normalize('NFC')
    .replace(fullWidth, asciiOf)
    .replace(arabicDigits, digitOf)
    .replace(blanks, ' ')
    .replace(/^[\p{M} ]+/u, '')
    .trimEnd();

/** Only the digits, as 0–9. */
export const digitsOf = (text: string): string => cleanLine(text).replace(/\D/g, '');

/** Whether the text has a letter that can be seen; every name has one. */
export const hasLetter = (text: string): boolean => /\p{L}/u.test(cleanLine(text));
