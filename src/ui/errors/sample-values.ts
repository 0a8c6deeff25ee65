import type { Config } from '../../config.ts';

/** Keys of a configuration under which a body must have its own before it opens the portal. */
export type SampleValue = 'contact' | 'pages' | 'payment';

/** Which of these are missing, or still the shipped sample's. */
export const sampleValues = ({ contact, pages, payment }: Config): readonly SampleValue[] => [
  ...(pages.contact || Object.keys(contact).length ? [] : ['contact' as const]),
  ...(pages.terms && pages.privacy && pages.cookies ? [] : ['pages' as const]),
  ...(!payment || payment.clientKey.endsWith('CONTOH') ? ['payment' as const] : []),
];
