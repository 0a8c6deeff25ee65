import { ContainerModule } from 'inversify';
import { requestPasswordReset } from '../../application/account/request-password-reset.ts';
import { resendVerification } from '../../application/account/resend-verification.ts';
import { resetPassword } from '../../application/account/reset-password.ts';
import { signUp } from '../../application/account/sign-up.ts';
import { verifyEmail } from '../../application/account/verify-email.ts';
import { watchWait } from '../../application/account/watch-wait.ts';
import { T } from '../../application/tokens.ts';
import { provide } from '../provide.ts';

export const registrationModule = new ContainerModule(({ bind }) => {
  const registrations = T.registrations;
  provide(bind, T.signUp, signUp, { registrations, logIn: T.logIn, tabs: T.sessionTabs, pending: T.pendingLogOut });
  provide(bind, T.verifyEmail, verifyEmail, { registrations });
  provide(bind, T.resendVerification, resendVerification, { registrations });
  provide(bind, T.requestPasswordReset, requestPasswordReset, { registrations });
  provide(bind, T.resetPassword, resetPassword, { registrations });
  provide(bind, T.watchWait, watchWait, { clock: T.clock });
});
