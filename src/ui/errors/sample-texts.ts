import type { SampleValue } from './sample-values.ts';

export const sampleTexts: Readonly<Record<SampleValue, string>> = {
  contact: 'kontak',
  pages: 'ketentuan dan kebijakan',
  payment: 'kunci pembayaran',
};
