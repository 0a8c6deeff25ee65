import { type Guardian, type GuardianProblems, guardianProblems } from '../../domain/own-data/guardian.ts';
import type { GuardianRepository } from '../ports/profile/guardian-repository.ts';
import { joinPending } from '../sending/join-pending.ts';

export type SaveGuardianOutcome = { kind: 'saved' } | { kind: 'refused'; problems: GuardianProblems };
export type SaveGuardian = ReturnType<typeof saveGuardian>;

/** Saves a guardian's consent; servers that do not support the consent ignore it. */
export const saveGuardian = (deps: { guardians: GuardianRepository }) =>
  joinPending(async (guardian: Guardian): Promise<SaveGuardianOutcome> => {
    const problems = guardianProblems(guardian);
    if (Object.keys(problems).length > 0) return { kind: 'refused', problems };
    await deps.guardians.save(guardian);
    return { kind: 'saved' };
  });
