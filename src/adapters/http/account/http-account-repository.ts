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
    return this.#entered(candidate && this.#withShownPhoto(candidate));
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

  /** Who logged in just now: as the reply says, or as the server knows it. That may be nobody, because its cookie did not stay. */
  async #entered(replied: Candidate | null): Promise<Candidate> {
    if (replied && !this.#http.usesCookies) return replied;
    const here = await this.current().catch((error: unknown) => {
      if (replied) return replied;
      throw error;
    });
    if (here) return replied ?? here;
    throw new ApiFailure(this.#http.usesCookies ? { kind: 'expired', cookiesRefused: true } : { kind: 'contract' });
  }

  #withShownPhoto(candidate: Candidate): Candidate {
    return { ...candidate, photo: shownImage(this.#http, candidate.photo) };
  }
}
