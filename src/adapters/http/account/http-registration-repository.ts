import type {
  PasswordReset,
  Registration,
  RegistrationRepository,
} from '../../../application/ports/account/registration-repository.ts';
import type { Candidate } from '../../../domain/account/candidate.ts';
import type { VerificationLink } from '../../../domain/account/verification-link.ts';
import type { HttpClient } from '../http-client.ts';
import { acknowledgement } from '../reply.ts';
import {
  fromPasswordReset,
  fromRegistration,
  signUpReply,
  verificationSentReply,
  verifiedReply,
} from './registration-wire.ts';

export class HttpRegistrationRepository implements RegistrationRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async signUp(registration: Registration): Promise<Candidate | null> {
    const { candidate, token } = await this.#http.callAlone({
      method: 'POST',
      path: '/api/signup',
      body: fromRegistration(registration),
      reply: signUpReply,
    });
    if (candidate) this.#http.keepBearer(token);
    return candidate;
  }

  /** Specification 7 names one `{x}`: the id and the hash of the page's address, or the hash alone. */
  verifyEmail({ id, hash, expires, signature }: VerificationLink): Promise<'verified' | 'alreadyVerified'> {
    const x = [id, hash].filter((part) => part !== null).map(encodeURIComponent);
    return this.#http.call({
      path: `/api/email/verify/${x.join('/')}`,
      query: { expires: expires ?? undefined, signature: signature ?? undefined },
      reply: verifiedReply,
    });
  }

  sendVerification(): Promise<'sent' | 'alreadyVerified'> {
    return this.#http.call({
      method: 'POST',
      path: '/api/email/verification-notification',
      reply: verificationSentReply,
    });
  }

  async sendResetLink(email: string): Promise<void> {
    await this.#http.call({ method: 'POST', path: '/api/forgot-password', body: { email }, reply: acknowledgement });
  }

  async resetPassword(reset: PasswordReset): Promise<void> {
    await this.#http.call({
      method: 'POST',
      path: '/api/reset-password',
      body: fromPasswordReset(reset),
      reply: acknowledgement,
    });
  }
}
