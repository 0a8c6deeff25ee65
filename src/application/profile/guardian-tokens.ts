import type { GuardianRepository } from '../ports/profile/guardian-repository.ts';
import { tokensOf } from '../token.ts';
import type { SaveGuardian } from './save-guardian.ts';

const token = tokensOf('guardian');

/** What only candidates under 18 need: apart from the profile, which every form begins with. */
export const guardianTokens = {
  guardians: token<GuardianRepository>('guardians'),
  saveGuardian: token<SaveGuardian>('saveGuardian'),
};
