import type { RegistrationRepository } from '../ports/account/registration-repository.ts';
import { joinPending } from '../sending/join-pending.ts';
import { throttledFor, usualWait } from '../throttled-for.ts';

export type ResendVerificationOutcome = { kind: 'sent' | 'tooSoon'; waitSeconds: number } | { kind: 'alreadyVerified' };
export type ResendVerification = ReturnType<typeof resendVerification>;

/** Requests another verification mail. A 429 is the outcome `tooSoon`; every other failure is thrown as `ApiFailure`. */
export const resendVerification = (deps: { registrations: Pick<RegistrationRepository, 'sendVerification'> }) =>
  joinPending(async (): Promise<ResendVerificationOutcome> => {
    try {
      const kind = await deps.registrations.sendVerification();
      return kind === 'sent' ? { kind, waitSeconds: usualWait } : { kind };
    } catch (error) {
      const waitSeconds = throttledFor(error);
      if (waitSeconds === null) throw error;
      return { kind: 'tooSoon', waitSeconds };
    }
  });
