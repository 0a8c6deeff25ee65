import { type Guardian, type GuardianProblems, guardianProblems } from '../../domain/own-data/guardian.ts';
import type { GuardianRepository } from '../ports/profile/guardian-repository.ts';

/** Nothing was sent when it is refused. */
export type SaveGuardianOutcome = { kind: 'saved' } | { kind: 'refused'; problems: GuardianProblems };
export type SaveGuardian = ReturnType<typeof saveGuardian>;

/** Saves the consent of a guardian, which a server that keeps none has heard all the same. */
export const saveGuardian =
  (deps: { guardians: GuardianRepository }) =>
  async (guardian: Guardian): Promise<SaveGuardianOutcome> => {
    const problems = guardianProblems(guardian);
    if (Object.keys(problems).length > 0) return { kind: 'refused', problems };
    await deps.guardians.save(guardian);
    return { kind: 'saved' };
  };
