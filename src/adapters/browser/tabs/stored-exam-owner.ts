import type { ExamOwner } from '../../../application/ports/account/exam-owner.ts';
import { quietly } from './stored-pending-log-out.ts';

const key = 'portal-asesi:ujian';

/** The id alone, in the browser's storage; where that is blocked nobody's exam opens without a network. */
export const storedExamOwner = (storage: () => Storage): ExamOwner => ({
  read: () => quietly(() => storage().getItem(key)),
  remember: (candidateId) => void quietly(() => storage().setItem(key, candidateId)),
  forget: () => void quietly(() => storage().removeItem(key)),
});
