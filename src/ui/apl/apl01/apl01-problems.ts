import type { FieldError } from '../../components/form/error-summary.tsx';
import type { SectionId } from './apl01-text.ts';

const work = ['institution', 'position', 'workAddress', 'workPostalCode', 'workEmail'];

const sectionOf = (name: string): SectionId => {
  if (name.startsWith('row_')) return 'bukti-kelengkapan';
  if (work.includes(name)) return 'data-pekerjaan';
  if (name === 'purpose' || name === 'otherPurpose') return 'data-sertifikasi';
  return name === 'declared' || name === 'signature' ? 'pernyataan' : 'data-pribadi';
};

/** How many of the summary's problems each section has. */
export const problemsBySection = (errors: readonly FieldError[]): Readonly<Record<SectionId, number>> => {
  const counts: Record<SectionId, number> = {
    'data-pribadi': 0,
    'data-pekerjaan': 0,
    'data-sertifikasi': 0,
    'bukti-kelengkapan': 0,
    pernyataan: 0,
  };
  for (const { fieldId } of errors) counts[sectionOf(fieldId.replace(/^apl01-/, ''))] += 1;
  return counts;
};
