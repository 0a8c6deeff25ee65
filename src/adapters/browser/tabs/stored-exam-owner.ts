import type { ExamOwner } from '../../../application/ports/account/exam-owner.ts';
import { quietly } from './stored-pending-log-out.ts';

const key = 'portal-asesi:ujian';

/** Stores only the candidate id; where storage is blocked, no exam opens offline. */
export const storedExamOwner = (storage: () => Storage): ExamOwner => ({
  read: () => quietly(() => storage().getItem(key)),
  remember: (candidateId) => void quietly(() => storage().setItem(key, candidateId)),
  forget: () => void quietly(() => storage().removeItem(key)),
});
