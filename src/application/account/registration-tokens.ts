import type { RegistrationRepository } from '../ports/account/registration-repository.ts';
import { tokensOf } from '../token.ts';
import type { RequestPasswordReset } from './request-password-reset.ts';
import type { ResendVerification } from './resend-verification.ts';
import type { ResetPassword } from './reset-password.ts';
import type { SetFirstPassword } from './set-first-password.ts';
import type { SignUp } from './sign-up.ts';
import type { VerifyEmail } from './verify-email.ts';
import type { WatchWait } from './watch-wait.ts';

const token = tokensOf('registration');

export const registrationTokens = {
  registrations: token<RegistrationRepository>('registrations'),
  signUp: token<SignUp>('signUp'),
  verifyEmail: token<VerifyEmail>('verifyEmail'),
  resendVerification: token<ResendVerification>('resendVerification'),
  requestPasswordReset: token<RequestPasswordReset>('requestPasswordReset'),
  resetPassword: token<ResetPassword>('resetPassword'),
  setFirstPassword: token<SetFirstPassword>('setFirstPassword'),
  watchWait: token<WatchWait>('watchWait'),
};
