import { isWellFormed, type VerificationLink } from '../../domain/account/verification-link.ts';
import { ApiFailure } from '../api-failure.ts';
import type { RegistrationRepository } from '../ports/account/registration-repository.ts';

/** `linkExpired` also stands for a link that a newer mail has replaced; `logInFirst` for a server that verifies only who is logged in. */
export type VerifyEmailOutcome = {
  kind: 'verified' | 'alreadyVerified' | 'linkExpired' | 'linkUnknown' | 'logInFirst';
};
export type VerifyEmail = ReturnType<typeof verifyEmail>;

const unknownLink = new Set([400, 403, 404, 422]);
/** Laravel says the second of a signed link that is too old. */
const expiredText = /k[ae]d[ae]luw?arsa|expired|invalid signature/i;

const outcomeOf = (error: unknown): VerifyEmailOutcome | null => {
  if (!(error instanceof ApiFailure)) return null;
  if (error.kind === 'expired') return { kind: 'logInFirst' };
  const refused = error.kind === 'refused' || unknownLink.has(error.status ?? 0);
  if (error.status === 410) return { kind: 'linkExpired' };
  if (!refused) return null;
  const said = [error.serverMessage, ...(error.messages ?? [])].join(' ');
  return { kind: expiredText.test(said) ? 'linkExpired' : 'linkUnknown' };
};

/** Uses the link of a verification mail. What cannot be one is not asked about; without a usable answer it throws `ApiFailure`. */
export const verifyEmail =
  (deps: { registrations: Pick<RegistrationRepository, 'verifyEmail'> }) =>
  async (link: VerificationLink): Promise<VerifyEmailOutcome> => {
    if (!isWellFormed(link)) return { kind: 'linkUnknown' };
    try {
      return { kind: await deps.registrations.verifyEmail(link) };
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome) return outcome;
      throw error;
    }
  };
