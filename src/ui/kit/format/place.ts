import type { AssessmentDay } from '../../../domain/calendar/assessment-day.ts';

export const placeText = (name: string, city: string): string =>
  [name, city].filter(Boolean).join(', ') || 'Tempat belum diketahui';

/** Keeps candidates from starting an exam before they have arrived; null if the place is unknown. */
export const placeOfExam = ({ siteName, city }: Pick<AssessmentDay, 'siteName' | 'city'>): string | null =>
  siteName ? `Tempatnya ${placeText(siteName, city)}. Mulailah setelah asesor mempersilakan.` : null;
