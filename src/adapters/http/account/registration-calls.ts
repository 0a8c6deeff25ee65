import { defineCall } from '../define-call.ts';
import { acknowledgement } from '../reply.ts';
import { logInReply } from './account-wire.ts';
import { verificationSentReply, verifiedReply } from './registration-wire.ts';

export const registrationCalls = {
  /** Assumed to log in and to reply like the log-in; a server that only creates the account is accepted too. */
  signUp: defineCall({ method: 'POST', path: '/api/signup', reply: logInReply }),
  verifyEmail: defineCall({ method: 'GET', path: '/api/email/verify/{x*}', reply: verifiedReply }),
  sendVerification: defineCall({
    method: 'POST',
    path: '/api/email/verification-notification',
    reply: verificationSentReply,
  }),
  sendResetLink: defineCall({ method: 'POST', path: '/api/forgot-password', reply: acknowledgement }),
  resetPassword: defineCall({ method: 'POST', path: '/api/reset-password', reply: acknowledgement }),
};
