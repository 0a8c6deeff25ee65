import { ApiFailure } from '../api-failure.ts';
import { isOutcomeUnknown } from '../outcome-unknown.ts';
import type { PasswordReset, RegistrationRepository } from '../ports/account/registration-repository.ts';
import { joinPending } from '../sending/join-pending.ts';
import { throttledFor } from '../throttled-for.ts';

/** `perhapsChanged`: link invalid after an unanswered try that may have used it. `notKnown`: no usable reply; a log-in shows the result. */
export type ResetPasswordOutcome =
  | { kind: 'changed' | 'notKnown' }
  | { kind: 'linkInvalid' | 'perhapsChanged' }
  | { kind: 'tooSoon'; waitSeconds: number };
export type ResetPassword = ReturnType<typeof resetPassword>;

const goneLink = new Set([403, 404, 410]);
const linkWords = /token|tautan|link|k[ae]d[ae]luw?arsa|expired|email|user|pengguna/i;

/** Laravel reports token errors and unknown addresses under `email`. An error under `password` means that the link is valid. */
const blamesLink = (error: unknown): boolean => {
  if (!(error instanceof ApiFailure)) return false;
  const { fieldErrors, messages, kind, status, serverMessage = '' } = error;
  if (fieldErrors) return !('password' in fieldErrors) && ('email' in fieldErrors || 'token' in fieldErrors);
  return kind === 'refused' ? messages === undefined && linkWords.test(serverMessage) : goneLink.has(status ?? 0);
};

/** Sets a new password with the token of a mail. Throws other failures, such as an objection to the password, as `ApiFailure`. */
export const resetPassword = (deps: { registrations: Pick<RegistrationRepository, 'resetPassword'> }) => {
  const unanswered = new Set<string>();
  return joinPending(async (reset: PasswordReset): Promise<ResetPasswordOutcome> => {
    try {
      await deps.registrations.resetPassword(reset);
      return { kind: 'changed' };
    } catch (error) {
      const waitSeconds = throttledFor(error);
      if (waitSeconds !== null) return { kind: 'tooSoon', waitSeconds };
      if (blamesLink(error)) return { kind: unanswered.has(reset.token) ? 'perhapsChanged' : 'linkInvalid' };
      if (!isOutcomeUnknown(error)) throw error;
      unanswered.add(reset.token);
      return { kind: 'notKnown' };
    }
  });
};
