import type { RegistrationRepository } from '../ports/account/registration-repository.ts';
import { throttledFor, usualWait } from './throttled-for.ts';

/** `waitSeconds`: how long until the next mail may be asked for. */
export type ResendVerificationOutcome = { kind: 'sent' | 'tooSoon'; waitSeconds: number } | { kind: 'alreadyVerified' };
export type ResendVerification = ReturnType<typeof resendVerification>;

/** Asks for another verification mail for the candidate of this session. Throws `ApiFailure` for what waiting does not mend. */
export const resendVerification =
  (deps: { registrations: Pick<RegistrationRepository, 'sendVerification'> }) =>
  async (): Promise<ResendVerificationOutcome> => {
    try {
      const kind = await deps.registrations.sendVerification();
      return kind === 'sent' ? { kind, waitSeconds: usualWait } : { kind };
    } catch (error) {
      const waitSeconds = throttledFor(error);
      if (waitSeconds === null) throw error;
      return { kind: 'tooSoon', waitSeconds };
    }
  };
