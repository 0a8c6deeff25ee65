import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meantEmail } from '../../../../src/domain/account/email-typo.ts';

const domains = ['gmail.com', 'yahoo.com', 'yahoo.co.id', 'ymail.com', 'outlook.com', 'hotmail.com', 'icloud.com'];
const domain = fc.constantFrom(...domains);
const name = fc.stringMatching(/^[a-z][a-z0-9.]{0,9}[a-z0-9]$/);

/** Every slip of one hand on one place of a text. */
const slips: Readonly<Record<string, (text: string, at: number) => string>> = {
  'a missing letter': (text, at) => text.slice(0, at) + text.slice(at + 1),
  'a doubled letter': (text, at) => text.slice(0, at + 1) + text.slice(at),
  'a wrong letter': (text, at) => `${text.slice(0, at)}q${text.slice(at + 1)}`,
  'two letters that changed places': (text, at) =>
    text.slice(0, at) + (text[at + 1] ?? '') + text[at] + text.slice(at + 2),
};

describe('a mistyped address', () => {
  it.each(['gmial.com', 'gmai.com', 'gmail.co', 'gmail.con', 'gmail.cm', 'gmaill.com', 'GMAIL.CON', 'gnail.com'])(
    'at %s is meant at gmail.com',
    (typed) => expect(meantEmail(`siti.rahma@${typed}`)).toBe('siti.rahma@gmail.com'),
  );

  it.each(Object.entries(slips))(
    'with %s in a known domain gets a suggestion of a known domain, and keeps its name',
    (_, slip) => {
      fc.assert(
        fc.property(name, domain, fc.nat(20), (who, known, at) => {
          const typed = slip(known, at % known.length);
          fc.pre(!domains.includes(typed) && typed !== 'mail.com');
          expect(meantEmail(`${who}@${typed}`)).toMatch(
            new RegExp(`^${who.replaceAll('.', '\\.')}@(${domains.join('|')})$`),
          );
        }),
      );
    },
  );

  it.each([
    ...domains,
    'mail.com',
    'email.com',
    'me.com',
    'lsp-contoh.example',
    'pt-contoh.co.id',
    'gmail-contoh.example',
  ])('is none at %s', (right) => expect(meantEmail(`siti@${right}`)).toBeNull());
});
