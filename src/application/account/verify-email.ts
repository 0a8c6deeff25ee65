import { isWellFormed, type VerificationLink } from '../../domain/account/verification-link.ts';
import { ApiFailure, wordsOf } from '../api-failure.ts';
import { isOutcomeUnknown } from '../outcome-unknown.ts';
import type { AccountRepository } from '../ports/account/account-repository.ts';
import type { RegistrationRepository } from '../ports/account/registration-repository.ts';

/**
 * `linkExpired` also stands for a link that a newer mail has replaced; `logInFirst` for a server that verifies only who is logged in.
 * `linkUnknown` comes with the server's words, if it has any. After a reply that proves nothing the account is read again:
 * `notVerified` when it says so, `notKnown` when it does not say.
 */
export type VerifyEmailOutcome =
  | {
      readonly kind: 'verified' | 'alreadyVerified' | 'linkExpired' | 'logInFirst' | 'notVerified' | 'notKnown';
    }
  | { readonly kind: 'linkUnknown'; readonly said: string };
export type VerifyEmail = ReturnType<typeof verifyEmail>;

const unknownLink = new Set([400, 403, 404, 422]);
/** Laravel says the second of a signed link that is too old. */
const expiredText = /k[ae]d[ae]luw?arsa|expired|invalid signature/i;

/** What a refusal says of the link; null for any other failure. */
const refusalOf = (error: ApiFailure): VerifyEmailOutcome | null => {
  if (error.status === 410) return { kind: 'linkExpired' };
  if (error.kind !== 'refused' && !unknownLink.has(error.status ?? 0)) return null;
  const said = [error.serverMessage, ...(error.messages ?? [])].join(' ');
  return expiredText.test(said) ? { kind: 'linkExpired' } : { kind: 'linkUnknown', said: wordsOf(error) };
};

/**
 * Uses the link of a verification mail. What cannot be one is not asked about; a refusal and a doubtful reply are held against the
 * account of this session. Throws `ApiFailure` where asking again may help.
 */
export const verifyEmail = (deps: {
  registrations: Pick<RegistrationRepository, 'verifyEmail'>;
  accounts: Pick<AccountRepository, 'current'>;
}) => {
  /** Whether the account of this link is verified; null where the server does not say, or knows somebody else here. */
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
      if (error.kind !== 'contract') throw error;
      return { kind: verified === false ? 'notVerified' : 'notKnown' };
    }
  };
};
