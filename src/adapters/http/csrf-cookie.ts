export type CookieText = () => string;

/** The values of all cookies of this name: an application on a parent domain may set one too, and the values look alike. */
export const csrfTokens = (cookieText: string): readonly string[] =>
  cookieText.split(';').flatMap((part) => {
    const [name, ...value] = part.trim().split('=');
    if (name !== 'XSRF-TOKEN') return [];
    try {
      return [decodeURIComponent(value.join('='))];
    } catch {
      return [];
    }
  });

/** The CSRF tokens of this browser; remembers which got a 419: of another application, or of an ended session. */
export class CsrfTokens {
  readonly #cookies: CookieText;
  readonly #refused = new Set<string>();

  constructor(cookies: CookieText) {
    this.#cookies = cookies;
  }

  get all(): readonly string[] {
    return csrfTokens(this.#cookies());
  }

  /**
   * Sends with one token after the other until there is no 419; then `renew`, unless another call has renewed them already, and once more
   * with the new ones.
   */
  async send(sendWith: (token: string | null) => Promise<Response>, renew: () => Promise<void>): Promise<Response> {
    const tried = new Set<string | null>();
    const sendAll = async (tokens: readonly string[]): Promise<Response> => {
      const first = tokens[0] ?? null;
      const others = tokens.slice(1);
      const response = await sendWith(first);
      tried.add(first);
      if (response.status !== 419) return response;
      if (first !== null) this.#refused.add(first);
      return others.length > 0 ? sendAll(others) : response;
    };
    const response = await sendAll(this.#likeliest(tried));
    if (response.status !== 419) return response;
    if (this.#likeliest(tried).length === 0) await renew();
    const renewed = this.#likeliest(tried);
    return sendAll(renewed.length > 0 ? renewed : this.all.slice(0, 1));
  }

  #likeliest(tried: ReadonlySet<string | null>): readonly string[] {
    const untried = this.all.filter((token) => !tried.has(token));
    return untried.sort((a, b) => Number(this.#refused.has(a)) - Number(this.#refused.has(b)));
  }
}
