import type { ExamKey } from '../../../application/ports/exam/exam-repository.ts';

/** The name of the draft that holds the files of a demonstration which are not uploaded yet. */
export const demonstrationDraft = ({ id }: ExamKey): string => `demonstration ${id}`;
