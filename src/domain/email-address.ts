import { cleanLine } from './line.ts';

const longest = 255;

/** Checks only the format: a local part, one `@`, a domain with a dot. Only an email proves that the address exists. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= longest && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);

const opening = /^["'“”„‘’«‹([{\s]+/u;
const closing = /["'“”‘’»›)\]}\s.,;:]+$/u;

const unwrapped = (text: string): string => {
  const [, inBrackets = text] = /[<‹]([^<>‹›]*)[>›]/u.exec(text) ?? []; // also after a name: `Ani <ani@…>`
  const [, mailed = inBrackets] = /^mailto:([^?]*)/i.exec(inBrackets.trimStart()) ?? [];
  return mailed.replace(opening, '').replace(closing, '');
};

/** An email address without what comes along when it is copied: `mailto:`, brackets, quotes, the full stop of a sentence, unseen signs. */
export const readEmail = (text: string): string => {
  const line = cleanLine(text);
  const inner = unwrapped(line);
  return inner === line ? line : readEmail(inner);
};
