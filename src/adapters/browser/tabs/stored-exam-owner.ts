import type { ExamOwner } from '../../../application/ports/account/exam-owner.ts';

const key = 'portal-asesi:ujian';

/** The id alone, in the browser's storage; where that is blocked nobody's exam opens without a network. */
export const storedExamOwner = (storage: () => Storage): ExamOwner => {
  const quietly = <T>(use: () => T): T | null => {
    try {
      return use();
    } catch {
      return null;
    }
  };
  return {
    read: () => quietly(() => storage().getItem(key)),
    remember: (candidateId) => void quietly(() => storage().setItem(key, candidateId)),
    forget: () => void quietly(() => storage().removeItem(key)),
  };
};
