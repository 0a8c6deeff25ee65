import { ApiFailure } from '../api-failure.ts';
import type { RegistrationRepository } from '../ports/account/registration-repository.ts';
import { throttledFor, usualWait } from './throttled-for.ts';

/** `sent` says nothing about whether there is such an account. `waitSeconds`: until the next mail may be asked for. */
export type RequestPasswordResetOutcome = { kind: 'sent' | 'tooSoon'; waitSeconds: number };
export type RequestPasswordReset = ReturnType<typeof requestPasswordReset>;

/** A server may tell that an address is unknown, or was sent a mail just now, in many ways: whoever asks must not learn it. */
const tellsOfAccount = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  (error.kind === 'refused' || (error.kind === 'http' && error.status !== 408 && (error.status ?? 500) < 500));

/** Asks for a link that sets a new password: one answer for known and unknown addresses. */
export const requestPasswordReset =
  (deps: { registrations: Pick<RegistrationRepository, 'sendResetLink'> }) =>
  async (email: string): Promise<RequestPasswordResetOutcome> => {
    try {
      await deps.registrations.sendResetLink(email);
    } catch (error) {
      const waitSeconds = throttledFor(error);
      if (waitSeconds !== null) return { kind: 'tooSoon', waitSeconds };
      if (!tellsOfAccount(error)) throw error;
    }
    return { kind: 'sent', waitSeconds: usualWait };
  };
