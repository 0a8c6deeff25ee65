import type { Config } from '../../config.ts';

/** Values that a certification body must configure before it launches the portal. */
export type SampleValue = 'contact' | 'pages' | 'payment';

export const sampleValues = ({ contact, pages, payment }: Config): readonly SampleValue[] => [
  ...(pages.contact || Object.keys(contact).length ? [] : ['contact' as const]),
  ...(pages.terms && pages.privacy && pages.cookies ? [] : ['pages' as const]),
  ...(!payment || payment.clientKey.endsWith('CONTOH') ? ['payment' as const] : []),
];
