/** The longest number that is asked for, and the fewest digits of one. */
const longest = 60;
const fewestDigits = 4;

/** A number as it is shown and asked for: capitals, one space where some were, none at its ends. */
export const normalNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase()) // others can become several letters, and are in no number
    .normalize('NFKC'); // a capital may join with a mark that follows it

/** Numbers of the simulation say so themselves (domain: Certificate). */
export const isSampleNumber = (number: string): boolean => normalNumber(number).includes('CONTOH');

/** The path that the QR code of a certificate leads to (specification 2). */
const checkPath = '/certificate-check';

export type CheckInput =
  | { readonly kind: 'number'; readonly number: string }
  | { readonly kind: 'empty' }
  /** An address that is not the one of a certificate's QR code. */
  | { readonly kind: 'otherAddress' }
  /** Of the signs of a number, with fewer than four digits or more than 60 signs. */
  | { readonly kind: 'tooShort' | 'tooLong' }
  /** It holds signs that are in no number. */
  | { readonly kind: 'noNumber' };

/** Letters, digits and what stands between them make a number. */
const numberFrom = (text: string): CheckInput => {
  const number = normalNumber(text);
  if (number === '') return { kind: 'empty' };
  if (!/^[A-Z0-9][A-Z0-9 ./-]*$/.test(number)) return { kind: 'noNumber' };
  if (number.length > longest) return { kind: 'tooLong' };
  return number.replace(/\D/g, '').length < fewestDigits ? { kind: 'tooShort' } : { kind: 'number', number };
};

const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i; // `localhost:4173/…` is a host and its port

/** The text as an address; null when it is none. Scanners like to leave `https://` away, and links the host as well. */
const addressOf = (text: string): URL | null => {
  const complete = hasScheme.test(text);
  if (!complete && !text.includes(checkPath)) return null;
  try {
    return complete ? new URL(text) : new URL(text.startsWith('/') ? text : `//${text}`, 'https://portal.invalid');
  } catch {
    return null;
  }
};

/**
 * What somebody typed or pasted to check a certificate: its number, or the address in its QR code, of which only the number is
 * taken. Any host is tolerated, because the body may have moved; no address is ever followed.
 */
export const readCheckInput = (text: string): CheckInput => {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'empty' };
  const address = addressOf(trimmed);
  if (!address) return numberFrom(trimmed);
  const number = address.searchParams.get('no');
  const isCheck = /^https?:$/.test(address.protocol) && address.pathname.replace(/\/+$/, '') === checkPath;
  if (!isCheck || number === null) return { kind: 'otherAddress' };
  return numberFrom(number);
};
