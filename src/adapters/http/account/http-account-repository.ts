import { ApiFailure } from '../../../application/api-failure.ts';
import type { AccountRepository, Credentials } from '../../../application/ports/account-repository.ts';
import type { Candidate } from '../../../domain/account/candidate.ts';
import type { HttpClient } from '../http-client.ts';
import { shownImage } from '../shown-image.ts';
import { acknowledgement } from '../wire.ts';
import { currentReply, logInReply } from './account-wire.ts';

export class HttpAccountRepository implements AccountRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async logIn(credentials: Credentials): Promise<Candidate> {
    await this.#http.untilQuiet();
    const { candidate, token } = await this.#http.call({
      method: 'POST',
      path: '/api/login',
      body: { email: credentials.email, password: credentials.password },
      reply: logInReply,
    });
    this.#http.keepBearer(token);
    return this.#withShownPhoto(candidate);
  }

  async logOut(): Promise<void> {
    await this.#http.untilQuiet();
    await this.#http.call({ method: 'POST', path: '/api/logout', reply: acknowledgement });
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

  #withShownPhoto(candidate: Candidate): Candidate {
    return { ...candidate, photo: shownImage(this.#http, candidate.photo) };
  }
}
