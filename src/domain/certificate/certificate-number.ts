/** The longest number that is asked for. */
const longest = 60;

/** A number as it is shown and asked for: capitals, one space where some were, none at its ends. */
export const normalNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase()) // others can become several letters, and are in no number
    .normalize('NFKC'); // a capital may join with a mark that follows it

/** Whether a normalised text can be a number at all: letters, digits and what stands between them, with at least four digits. */
const canBeNumber = (number: string): boolean =>
  number.length <= longest && /^[A-Z0-9][A-Z0-9 ./-]*$/.test(number) && number.replace(/\D/g, '').length >= 4;

/** Numbers of the simulation say so themselves (domain notes, Certificate). */
export const isSampleNumber = (number: string): boolean => normalNumber(number).includes('CONTOH');

/** The path that the QR code of a certificate leads to (specification 2). */
const checkPath = '/certificate-check';

export type CheckInput =
  | { readonly kind: 'number'; readonly number: string }
  | { readonly kind: 'empty' }
  /** An address that is not the one of a certificate's QR code. */
  | { readonly kind: 'otherAddress' }
  | { readonly kind: 'noNumber' };

const numberFrom = (text: string): CheckInput => {
  const number = normalNumber(text);
  if (number === '') return { kind: 'empty' };
  return canBeNumber(number) ? { kind: 'number', number } : { kind: 'noNumber' };
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
