import type { ExamKey } from '../../../application/ports/exam/exam-repository.ts';

export const demonstrationDraft = ({ id }: ExamKey): string => `demonstration ${id}`;
