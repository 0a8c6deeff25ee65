import type { SampleValue } from './sample-values.ts';

/** What is a sample, for an operator. */
export const sampleTexts: Readonly<Record<SampleValue, string>> = {
  contact: 'kontak',
  pages: 'ketentuan dan kebijakan',
  payment: 'kunci pembayaran',
};
