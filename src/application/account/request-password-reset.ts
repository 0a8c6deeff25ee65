import { ApiFailure, wordsOf } from '../api-failure.ts';
import type { RegistrationRepository } from '../ports/account/registration-repository.ts';
import { joinPending } from '../sending/join-pending.ts';
import { throttledFor, usualWait } from '../throttled-for.ts';

/** `sent` does not mean that the account exists. `waitSeconds`: seconds until the next mail can be requested. */
export type RequestPasswordResetOutcome = { kind: 'sent' | 'tooSoon'; waitSeconds: number };
export type RequestPasswordReset = ReturnType<typeof requestPasswordReset>;

const accountWords =
  /akun|pengguna|terdaftar|ditemukan|dikenal|aktif|verif|tunggu|account|user|regist|f[io]u?nd|exist|active|wait/i;

/** Whether a failure reveals if the address has an account; the candidate must see such a failure as a success. */
const tellsOfAccount = (error: unknown): boolean => {
  if (!(error instanceof ApiFailure)) return false;
  const { kind, status = 500, fieldErrors } = error;
  if (kind === 'http') return status !== 408 && status < 500;
  return (
    kind === 'refused' && (fieldErrors !== undefined || wordsOf(error) === '' || accountWords.test(wordsOf(error)))
  );
};

/** Requests a password reset link, with the same outcome for known and unknown addresses. */
export const requestPasswordReset = (deps: { registrations: Pick<RegistrationRepository, 'sendResetLink'> }) =>
  joinPending(async (email: string): Promise<RequestPasswordResetOutcome> => {
    try {
      await deps.registrations.sendResetLink(email);
    } catch (error) {
      const waitSeconds = throttledFor(error);
      if (waitSeconds !== null) return { kind: 'tooSoon', waitSeconds };
      if (!tellsOfAccount(error)) throw error;
    }
    return { kind: 'sent', waitSeconds: usualWait };
  });
