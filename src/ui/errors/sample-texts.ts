import type { SampleValue } from './sample-values.ts';

/** What is a sample, for an operator. */
export const sampleTexts: Readonly<Record<SampleValue, string>> = {
  contact: 'kontak (contact)',
  pages: 'ketentuan dan kebijakan (pages.terms, pages.privacy, pages.cookies)',
  payment: 'kunci pembayaran (payment)',
};
