import { HttpRegistrationRepository } from '../../adapters/http/account/http-registration-repository.ts';
import { registrationTokens } from '../../application/account/registration-tokens.ts';
import { requestPasswordReset } from '../../application/account/request-password-reset.ts';
import { resendVerification } from '../../application/account/resend-verification.ts';
import { resetPassword } from '../../application/account/reset-password.ts';
import { setFirstPassword } from '../../application/account/set-first-password.ts';
import { signUp } from '../../application/account/sign-up.ts';
import { accountTokens } from '../../application/account/tokens.ts';
import { verifyEmail } from '../../application/account/verify-email.ts';
import { watchWait } from '../../application/account/watch-wait.ts';
import { timeTokens } from '../../application/time/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';
import { account } from './account.ts';
import { time } from './time.ts';

const registrations = registrationTokens.registrations;

export const registration: ConceptModule = {
  buildsOn: [account, time],
  bind: (bind, { client }) => {
    provideValue(bind, registrations, new HttpRegistrationRepository(client));
    provide(bind, registrationTokens.signUp, signUp, {
      registrations,
      accounts: accountTokens.accounts,
      logIn: accountTokens.logIn,
      tabs: accountTokens.sessionTabs,
      pending: accountTokens.pendingLogOut,
    });
    provide(bind, registrationTokens.verifyEmail, verifyEmail, { registrations, accounts: accountTokens.accounts });
    provide(bind, registrationTokens.resendVerification, resendVerification, { registrations });
    provide(bind, registrationTokens.requestPasswordReset, requestPasswordReset, { registrations });
    provide(bind, registrationTokens.resetPassword, resetPassword, { registrations });
    provide(bind, registrationTokens.setFirstPassword, setFirstPassword, {
      resetPassword: registrationTokens.resetPassword,
      accounts: accountTokens.accounts,
      logIn: accountTokens.logIn,
    });
    provide(bind, registrationTokens.watchWait, watchWait, { clock: timeTokens.clock });
  },
};
