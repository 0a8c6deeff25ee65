import { ApiFailure } from '../../../application/api-failure.ts';
import type { AccountRepository, Credentials } from '../../../application/ports/account/account-repository.ts';
import type { Candidate } from '../../../domain/account/candidate.ts';
import type { HttpClient } from '../http-client.ts';
import { acknowledgement } from '../reply.ts';
import { shownImage } from '../shown-image.ts';
import { currentReply, logInReply } from './account-wire.ts';

export class HttpAccountRepository implements AccountRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async logIn(credentials: Credentials): Promise<Candidate> {
    const { candidate, token } = await this.#http.callAlone({
      method: 'POST',
      path: '/api/login',
      body: { email: credentials.email, password: credentials.password },
      reply: logInReply,
    });
    this.#http.keepBearer(token);
    if (await this.#isForgotten()) throw new ApiFailure({ kind: 'expired', cookiesRefused: true });
    return this.#withShownPhoto(candidate);
  }

  async logOut(): Promise<void> {
    await this.#http.callAlone({ method: 'POST', path: '/api/logout', reply: acknowledgement });
    this.#http.keepBearer(null);
  }

  async current(): Promise<Candidate | null> {
    try {
      const candidate = await this.#http.call({ path: '/api/asesi', reply: currentReply });
      return candidate && this.#withShownPhoto(candidate);
    } catch (error) {
      if (error instanceof ApiFailure && error.kind === 'expired') return null;
      throw error;
    }
  }

  prepare(): Promise<void> {
    return this.#http.prepareSession();
  }

  /** Whether the server does not know who logged in just now: its cookie did not stay. */
  async #isForgotten(): Promise<boolean> {
    return this.#http.usesCookies && (await this.current().catch(() => undefined)) === null;
  }

  #withShownPhoto(candidate: Candidate): Candidate {
    return { ...candidate, photo: shownImage(this.#http, candidate.photo) };
  }
}
