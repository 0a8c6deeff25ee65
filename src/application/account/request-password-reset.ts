import { ApiFailure, wordsOf } from '../api-failure.ts';
import type { RegistrationRepository } from '../ports/account/registration-repository.ts';
import { throttledFor, usualWait } from './throttled-for.ts';

/** `sent` says nothing about whether there is such an account. `waitSeconds`: until the next mail may be asked for. */
export type RequestPasswordResetOutcome = { kind: 'sent' | 'tooSoon'; waitSeconds: number };
export type RequestPasswordReset = ReturnType<typeof requestPasswordReset>;

const accountWords =
  /akun|pengguna|terdaftar|ditemukan|dikenal|aktif|verif|tunggu|account|user|regist|f[io]u?nd|exist|active|wait/i;

/**
 * A server may tell that an address is unknown, or was sent a mail just now, in many ways: the person who asks must not learn it.
 * A refusal in words about something else, such as a mail that could not be sent, is thrown.
 */
const tellsOfAccount = (error: unknown): boolean => {
  if (!(error instanceof ApiFailure)) return false;
  const { kind, status = 500, fieldErrors } = error;
  if (kind === 'http') return status !== 408 && status < 500;
  return (
    kind === 'refused' && (fieldErrors !== undefined || wordsOf(error) === '' || accountWords.test(wordsOf(error)))
  );
};

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
