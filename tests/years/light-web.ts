/**
 * Requests and abort signals with what the portal and the fake backend use of them. Those of Node make most of the cost of a run, and some
 * of them settle outside of the microtasks.
 */
const aborted = Object.freeze(new DOMException('aborted', 'AbortError'));

class LightSignal {
  aborted = false;
  reason: unknown = undefined;
  #listeners: (() => void)[] = [];

  addEventListener(_: string, listener: () => void): void {
    this.#listeners.push(listener);
  }

  removeEventListener(_: string, listener: () => void): void {
    const at = this.#listeners.indexOf(listener);
    if (at >= 0) this.#listeners.splice(at, 1);
  }

  throwIfAborted(): void {
    if (this.aborted) throw this.reason;
  }

  abort(reason: unknown): void {
    if (this.aborted) return;
    this.aborted = true;
    this.reason = reason;
    for (const listener of this.#listeners.splice(0)) listener();
  }
}

class LightAbortController {
  readonly signal = new LightSignal();

  abort(reason: unknown = aborted): void {
    this.signal.abort(reason);
  }
}

interface Init {
  readonly method?: string;
  readonly headers?: HeadersInit;
  readonly body?: string | FormData | null;
  readonly signal?: LightSignal;
}

class LightRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly signal: LightSignal;
  readonly credentials = 'include';
  readonly #body: string | FormData | null;

  constructor(url: URL | string, { method = 'GET', headers, body = null, signal = new LightSignal() }: Init = {}) {
    this.url = String(url);
    this.method = method;
    this.headers = new Headers(headers);
    this.signal = signal;
    this.#body = body;
    if (body instanceof FormData) this.headers.set('Content-Type', 'multipart/form-data; boundary=light');
  }

  clone(): LightRequest {
    const { url, method, headers, signal } = this;
    return new LightRequest(url, { method, headers, signal, body: this.#body });
  }

  async text(): Promise<string> {
    return typeof this.#body === 'string' ? this.#body : '';
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }

  async formData(): Promise<FormData> {
    if (!(this.#body instanceof FormData)) throw new TypeError('no form');
    return this.#body;
  }
}

export const lightWeb = { AbortController: LightAbortController, Request: LightRequest };
