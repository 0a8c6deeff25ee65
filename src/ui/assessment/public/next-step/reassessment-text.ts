import type { Reassessment } from '../../../../domain/assessment/form-status.ts';

export const reassessmentText = ({ units, assessor }: Reassessment): string => {
  const titles = units.map(({ title, code }) => title || code).join('; ');
  return `${assessor.name || 'Asesor lain'} menilai ulang ${units.length} unit: ${titles}.`;
};

export const appealPending = {
  title: 'Banding Anda masih ditinjau',
  text: 'Tunggu jawabannya sebelum membayar.',
};
