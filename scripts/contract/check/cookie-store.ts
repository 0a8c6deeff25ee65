/** The cookies of one host, by name, read and set as a page does it; Node's `fetch` keeps none. */
export class CookieStore {
  readonly #values = new Map<string, string>();

  /** All cookies, as the header `Cookie` has them. */
  get cookie(): string {
    return Array.from(this.#values, ([name, value]) => `${name}=${value}`).join('; ');
  }

  /** One cookie, as the header `Set-Cookie` has it. */
  set cookie(text: string) {
    const [pair = '', ...attributes] = text.split(';').map((part) => part.trim());
    const end = pair.indexOf('=');
    if (end < 1) return;
    const gone = attributes.some((each) => /^max-age=(0|-\d+)$/i.test(each));
    if (gone) this.#values.delete(pair.slice(0, end));
    else this.#values.set(pair.slice(0, end), pair.slice(end + 1));
  }
}
