import { cleanLine } from '../line.ts';

const longest = 60;
const fewestDigits = 4;

/** A normalised number: upper case, single spaces, plain hyphens, trimmed. */
export const normalNumber = (text: string): string =>
  cleanLine(text.normalize('NFKC'))
    .replace(/[\p{Dash_Punctuation}\u2212]/gu, '-')
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase()) // ASCII only: `toUpperCase` turns some other letters into two
    .normalize('NFKC'); // again, because a capital may combine with the mark after it

/** Whether the number is from the simulation, which puts a mark in all its numbers (domain: Certificate). */
export const isSampleNumber = (number: string): boolean => normalNumber(number).includes('CONTOH');

const checkPath = '/certificate-check';

export type CheckInput =
  | { readonly kind: 'number'; readonly number: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'otherAddress' }
  | { readonly kind: 'tooShort' | 'tooLong' }
  | { readonly kind: 'noNumber' };

const numberFrom = (text: string): CheckInput => {
  const number = normalNumber(text);
  if (number === '') return { kind: 'empty' };
  if (!/^[A-Z0-9][A-Z0-9 ./-]*$/.test(number)) return { kind: 'noNumber' };
  if (number.length > longest) return { kind: 'tooLong' };
  return number.replace(/\D/g, '').length < fewestDigits ? { kind: 'tooShort' } : { kind: 'number', number };
};

const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i; // excludes host and port, as in `localhost:4173/…`

/** Parses a URL; null for other text. Scanners often drop `https://`, and links may drop the host. */
const addressOf = (text: string): URL | null => {
  const complete = hasScheme.test(text);
  if (!complete && !text.includes(checkPath)) return null;
  try {
    return complete ? new URL(text) : new URL(text.startsWith('/') ? text : `//${text}`, 'https://portal.invalid');
  } catch {
    return null;
  }
};

/** Parses a number or the QR code's URL. Accepts any host, because the site may have moved; the portal opens no URL. */
export const readCheckInput = (text: string): CheckInput => {
  const trimmed = cleanLine(text).replaceAll('&amp;', '&');
  if (trimmed === '') return { kind: 'empty' };
  const address = addressOf(trimmed);
  if (!address) return numberFrom(trimmed);
  const number = address.searchParams.get('no');
  const isCheck = /^https?:$/.test(address.protocol) && address.pathname.replace(/\/+$/, '') === checkPath;
  if (!isCheck || number === null) return { kind: 'otherAddress' };
  return numberFrom(number);
};
