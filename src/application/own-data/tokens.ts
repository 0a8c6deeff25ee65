import type { OldDrafts } from '../draft/old-drafts.ts';
import type { BrowserTraces } from '../ports/device/browser-traces.ts';
import type { GuardianRepository } from '../ports/profile/guardian-repository.ts';
import { tokensOf } from '../token.ts';
import type { SaveGuardian } from './save-guardian.ts';
import type { FindStoredHere } from './stored-here.ts';

const token = tokensOf('own-data');

export const ownDataTokens = {
  browserTraces: token<BrowserTraces>('browserTraces'),
  oldDrafts: token<OldDrafts>('oldDrafts'),
  guardians: token<GuardianRepository>('guardians'),
  saveGuardian: token<SaveGuardian>('saveGuardian'),
  storedHere: token<FindStoredHere>('storedHere'),
};
