import type {
  PasswordReset,
  Registration,
  RegistrationRepository,
} from '../../../application/ports/account/registration-repository.ts';
import type { Candidate } from '../../../domain/account/candidate.ts';
import type { VerificationLink } from '../../../domain/account/verification-link.ts';
import type { HttpClient } from '../http-client.ts';
import { shownImage } from '../shown-image.ts';
import type { ResetLinkBody } from './account-requests.ts';
import { openingSession } from './opening-session.ts';
import { registrationCalls } from './registration-calls.ts';
import { fromPasswordReset, fromRegistration } from './registration-wire.ts';

export class HttpRegistrationRepository implements RegistrationRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async signUp(registration: Registration): Promise<Candidate | null> {
    const { candidate, token } = await openingSession(
      this.#http.callAlone(registrationCalls.signUp, { body: fromRegistration(registration) }),
    );
    this.#http.keepBearer(token);
    return candidate && { ...candidate, photo: shownImage(this.#http, candidate.photo) };
  }

  /** Specification 7 has only one path parameter, `{x}`: the id and hash of the link, or only the hash. */
  verifyEmail({ id, hash, expires, signature }: VerificationLink): Promise<'verified' | 'alreadyVerified'> {
    const x = id === null ? [hash] : [id, hash];
    const query = { expires: expires ?? undefined, signature: signature ?? undefined };
    return this.#http.call(registrationCalls.verifyEmail, { params: { x: x.join('/') }, query });
  }

  sendVerification(): Promise<'sent' | 'alreadyVerified'> {
    return this.#http.call(registrationCalls.sendVerification);
  }

  async sendResetLink(email: string): Promise<void> {
    const body: ResetLinkBody = { email };
    await this.#http.call(registrationCalls.sendResetLink, { body });
  }

  async resetPassword(reset: PasswordReset): Promise<void> {
    await this.#http.call(registrationCalls.resetPassword, { body: fromPasswordReset(reset) });
  }
}
