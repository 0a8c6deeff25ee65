import type { Reassessment } from '../../domain/assessment/form-status.ts';

/** One sentence on the reassessed units and the assessor. */
export const reassessmentText = ({ units, assessor }: Reassessment): string => {
  const titles = units.map(({ title, code }) => title || code).join('; ');
  return `${assessor.name || 'Asesor lain'} menilai ulang ${units.length} unit: ${titles}.`;
};
