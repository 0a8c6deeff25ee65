import type { Config } from '../config.ts';

/** What of a configuration is still the shipped sample's: what a body must not open the portal with, in the words of its operator. */
export const sampleValues = ({ contact, pages, payment }: Config): readonly string[] => [
  ...(Object.keys(contact).length === 0 && !pages.contact ? ['kontak (contact)'] : []),
  ...(pages.terms && pages.privacy && pages.cookies
    ? []
    : ['ketentuan dan kebijakan (pages.terms, pages.privacy, pages.cookies)']),
  ...(payment.clientKey === 'SB-Mid-client-CONTOH' ? ['kunci pembayaran (payment)'] : []),
];
