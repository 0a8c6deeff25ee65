import { isWellFormed, type VerificationLink } from '../../domain/account/verification-link.ts';
import { ApiFailure, wordsOf } from '../api-failure.ts';
import { isOutcomeUnknown } from '../outcome-unknown.ts';
import type { AccountRepository } from '../ports/account/account-repository.ts';
import type { RegistrationRepository } from '../ports/account/registration-repository.ts';

/**
 * `linkExpired`: expired or replaced. `logInFirst`: the server requires a session. `notVerified`, `notKnown`: the account's state after
 * an unclear reply. `said`: the server's message about the link, or empty.
 */
export type VerifyEmailOutcome =
  | {
      readonly kind: 'verified' | 'alreadyVerified' | 'linkExpired' | 'logInFirst' | 'notVerified' | 'notKnown';
    }
  | { readonly kind: 'linkUnknown'; readonly said: string };
export type VerifyEmail = ReturnType<typeof verifyEmail>;

const unknownLink = new Set([400, 403, 404, 422]);
/** Laravel reports an expired signed link as an invalid signature. */
const expiredText = /k[ae]d[ae]luw?arsa|expired|invalid signature/i;

const refusalOf = (error: ApiFailure): VerifyEmailOutcome | null => {
  if (error.status === 410) return { kind: 'linkExpired' };
  if (error.kind !== 'refused' && !unknownLink.has(error.status ?? 0)) return null;
  const said = [error.serverMessage, ...(error.messages ?? [])].join(' ');
  return expiredText.test(said) ? { kind: 'linkExpired' } : { kind: 'linkUnknown', said: wordsOf(error) };
};

/** Sends well-formed links only, and checks the account after a refusal or an unclear reply. Throws `ApiFailure` when a retry may help. */
export const verifyEmail = (deps: {
  registrations: Pick<RegistrationRepository, 'verifyEmail'>;
  accounts: Pick<AccountRepository, 'current'>;
}) => {
  const isVerified = async ({ id }: VerificationLink): Promise<boolean | null> => {
    const here = await deps.accounts.current().catch(() => null);
    return here && (id === null || id === here.id) ? here.emailVerified : null;
  };

  return async (link: VerificationLink): Promise<VerifyEmailOutcome> => {
    if (!isWellFormed(link)) return { kind: 'linkUnknown', said: '' };
    try {
      return { kind: await deps.registrations.verifyEmail(link) };
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.kind === 'expired') return { kind: 'logInFirst' };
      const refusal = refusalOf(error);
      if (!refusal && !isOutcomeUnknown(error)) throw error;
      const verified = await isVerified(link);
      if (verified) return { kind: 'verified' };
      if (refusal) return refusal;
      if (error.kind !== 'contract' && error.kind !== 'between') throw error; // Laravel's default redirects to a page
      return { kind: verified === false ? 'notVerified' : 'notKnown' };
    }
  };
};
