import { ApiFailure } from '../api-failure.ts';
import type { PasswordReset, RegistrationRepository } from '../ports/registration-repository.ts';
import { throttledFor } from './throttled-for.ts';

/** `linkInvalid`: too old, used, replaced by a newer one, or sent to another address; a new link has to be asked for. */
export type ResetPasswordOutcome =
  | { kind: 'changed' }
  | { kind: 'linkInvalid' }
  | { kind: 'tooSoon'; waitSeconds: number };
export type ResetPassword = ReturnType<typeof resetPassword>;

const goneLink = new Set([403, 404, 410]);

/** Laravel tells of the token under `email`, and of an unknown address there as well. */
const blamesLink = (error: unknown): boolean => {
  if (!(error instanceof ApiFailure)) return false;
  if (error.fieldErrors) return 'email' in error.fieldErrors || 'token' in error.fieldErrors;
  return error.kind === 'refused' || goneLink.has(error.status ?? 0);
};

/** Sets a new password with the token of a mail. Objections to the password itself are thrown, as `ApiFailure` with field errors. */
export const resetPassword =
  (deps: { registrations: Pick<RegistrationRepository, 'resetPassword'> }) =>
  async (reset: PasswordReset): Promise<ResetPasswordOutcome> => {
    try {
      await deps.registrations.resetPassword(reset);
      return { kind: 'changed' };
    } catch (error) {
      const waitSeconds = throttledFor(error);
      if (waitSeconds !== null) return { kind: 'tooSoon', waitSeconds };
      if (blamesLink(error)) return { kind: 'linkInvalid' };
      throw error;
    }
  };
