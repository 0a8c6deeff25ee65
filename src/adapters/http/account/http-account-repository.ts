import { ApiFailure, type FailureFacts } from '../../../application/api-failure.ts';
import type { AccountRepository, Credentials } from '../../../application/ports/account/account-repository.ts';
import type { SessionChange, SessionTabs } from '../../../application/ports/account/session-tabs.ts';
import type { Candidate } from '../../../domain/account/candidate.ts';
import { saysGuest } from '../evidence/says-no.ts';
import type { HttpClient } from '../http-client.ts';
import { shownImage } from '../shown-image.ts';
import { accountCalls } from './account-calls.ts';
import type { LogInBody } from './account-requests.ts';
import { openingSession } from './opening-session.ts';

/** Some servers reject a guest with status 200. */
const isOfGuest = ({ kind, cause }: ApiFailure): boolean => kind === 'refused' && saysGuest(cause);

export class HttpAccountRepository implements AccountRepository {
  readonly #http: HttpClient;
  readonly #unrevoked = new Set<string>();
  #told: SessionChange | null = null;
  #turn = new AbortController();
  /** A log-out elsewhere, noticed only now, closed an earlier session than the one that opens. */
  #isEntering = false;

  /** With `tabs`, a log-out in another tab also drops this page's token, but never the token of a later session. */
  constructor(http: HttpClient, tabs?: Pick<SessionTabs, 'listen'>) {
    this.#http = http;
    tabs?.listen((change) => {
      this.#told = change;
      if (change !== 'left') {
        this.#turn.abort();
        this.#turn = new AbortController();
      }
      if (change !== 'entered' && !this.#isEntering) void this.#follow();
    });
  }

  async logIn({ email, password }: Credentials): Promise<Candidate> {
    const body: LogInBody = { email, password };
    const { candidate, token } = await openingSession(this.#http.callAlone(accountCalls.logIn, { body }));
    this.#http.keepBearer(token);
    this.#isEntering = true;
    return this.#entered(candidate && this.#withShownPhoto(candidate)).finally(() => {
      this.#isEntering = false;
    });
  }

  async logOut(): Promise<void> {
    if (this.#http.usesCookies) return this.#closeSession();
    const token = this.#dropToken();
    if (token !== null) this.#unrevoked.add(token);
    for (const each of this.#unrevoked) await this.#revoke(each);
  }

  async isLoggedOut(): Promise<boolean> {
    if (this.#http.usesCookies) return (await this.current()) === null;
    for (const token of this.#unrevoked) if ((await this.#read(token)) === null) this.#unrevoked.delete(token);
    return this.#unrevoked.size === 0;
  }

  async current(asks = false): Promise<Candidate | null> {
    if (this.#http.isOfGuest && !asks) return null; // avoids a refused request, which browsers log to the console
    return this.#read();
  }

  async #read(bearer?: string): Promise<Candidate | null> {
    try {
      const candidate = await this.#http.call(accountCalls.current, bearer === undefined ? {} : { bearer });
      return candidate && this.#withShownPhoto(candidate);
    } catch (error) {
      if (error instanceof ApiFailure && (error.kind === 'expired' || isOfGuest(error))) return null;
      throw error;
    }
  }

  prepare(): Promise<void> {
    return this.#http.prepareSession();
  }

  /** Sends the log-out, unless another tab has logged in since, because that log-in replaced the session. */
  async #closeSession(): Promise<void> {
    const { signal } = this.#turn;
    try {
      await this.#http.callAlone(accountCalls.logOut, { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  async #follow(): Promise<void> {
    const token = this.#dropToken();
    if (token === null) return;
    await null; // waits a microtask, because a log-in right after this log-out is announced together with it
    if (this.#told === 'entered') return; // some servers revoke all tokens of a user at once
    await this.#revoke(token).catch(() => undefined);
  }

  #dropToken(): string | null {
    const token = this.#http.bearer;
    this.#http.keepBearer(null);
    return token;
  }

  /** Sends the old token, never the current one, which may belong to a newer session. */
  async #revoke(token: string): Promise<void> {
    try {
      await this.#http.call(accountCalls.logOut, { bearer: token });
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.kind !== 'expired') throw error;
    }
    this.#unrevoked.delete(token);
  }

  /** The session names who is in, because the reply to a log-in may leave out or mix up what only `GET /api/asesi` owes. */
  async #entered(replied: Candidate | null): Promise<Candidate> {
    const here = await this.current().catch((error: unknown) => {
      if (replied) return replied;
      throw error;
    });
    if (here) return here;
    throw new ApiFailure(this.#http.usesCookies ? this.#unkept() : { kind: 'contract' });
  }

  /** The server does not know whom it has let in: the browser has kept no cookie, or sends another application's beside it. */
  #unkept(): FailureFacts {
    return this.#http.isOfGuest ? { kind: 'expired', cookiesRefused: true } : { kind: 'http', status: 419 };
  }

  #withShownPhoto(candidate: Candidate): Candidate {
    return { ...candidate, photo: shownImage(this.#http, candidate.photo) };
  }
}
