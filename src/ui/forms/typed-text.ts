import { readEmail } from '../../domain/email-address.ts';
import { cleanLine, digitsOf } from '../../domain/line.ts';
import { readPhone } from '../../domain/phone-number.ts';

const readers: Readonly<Record<string, (text: string) => string>> = {
  text: cleanLine,
  search: cleanLine,
  email: readEmail,
  tel: readPhone,
};

const readerOf = (field: Element | null): ((text: string) => string) | undefined => {
  if (!(field instanceof HTMLInputElement)) return undefined;
  return field.pattern === '[0-9]*' ? digitsOf : readers[field.inputMode];
};

/** The values with each single-line text as its person sees it. Passwords, text areas and choices have no input mode and stay. */
export const typedText = <Values extends object>(values: Values, idPrefix: string): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const read = typeof value === 'string' ? readerOf(document.getElementById(idPrefix + name)) : undefined;
      return [name, read ? read(value) : value];
    }),
  ) as Values;
