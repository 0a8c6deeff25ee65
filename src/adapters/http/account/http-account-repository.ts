import { ApiFailure } from '../../../application/api-failure.ts';
import type { AccountRepository, Credentials } from '../../../application/ports/account/account-repository.ts';
import type { Candidate } from '../../../domain/account/candidate.ts';
import type { HttpClient } from '../http-client.ts';
import { shownImage } from '../shown-image.ts';
import { accountCalls } from './account-calls.ts';
import type { LogInBody } from './account-requests.ts';

export class HttpAccountRepository implements AccountRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async logIn({ email, password }: Credentials): Promise<Candidate> {
    const body: LogInBody = { email, password };
    const { candidate, token } = await this.#http.callAlone(accountCalls.logIn, { body });
    this.#http.keepBearer(token);
    if (await this.#isForgotten()) throw new ApiFailure({ kind: 'expired', cookiesRefused: true });
    return this.#withShownPhoto(candidate);
  }

  async logOut(): Promise<void> {
    await this.#http.callAlone(accountCalls.logOut);
    this.#http.keepBearer(null);
  }

  async current(): Promise<Candidate | null> {
    if (this.#http.isOfGuest) return null; // asking would only be refused, and a browser tells its console
    try {
      const candidate = await this.#http.call(accountCalls.current);
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
