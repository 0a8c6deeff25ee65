/**
 * Calls, replies, files and abort signals with what the portal and the fake backend use of them. Those of Node make most of the cost of a
 * run, and settle outside of the microtasks.
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

class LightHeaders {
  readonly #rows: Map<string, string>;

  constructor(rows: LightHeaders | Headers | Record<string, string> | Iterable<readonly [string, string]> = {}) {
    if (rows instanceof LightHeaders) this.#rows = new Map(rows.#rows);
    else {
      this.#rows = new Map();
      for (const [name, text] of Symbol.iterator in rows ? rows : Object.entries(rows)) this.set(name, text);
    }
  }

  get(name: string): string | null {
    return this.#rows.get(name.toLowerCase()) ?? null;
  }

  has(name: string): boolean {
    return this.#rows.has(name.toLowerCase());
  }

  set(name: string, text: string): void {
    this.#rows.set(name.toLowerCase(), String(text));
  }

  delete(name: string): void {
    this.#rows.delete(name.toLowerCase());
  }

  [Symbol.iterator](): Iterator<[string, string]> {
    return this.#rows[Symbol.iterator]();
  }
}

type Part = string | Uint8Array<ArrayBuffer> | ArrayBuffer | LightBlob;
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const bytesOf = (part: Part): Uint8Array<ArrayBuffer> => {
  if (typeof part === 'string') return encoder.encode(part);
  if (part instanceof LightBlob) return part.held;
  return part instanceof Uint8Array ? part : new Uint8Array(part);
};

class LightBlob {
  readonly held: Uint8Array<ArrayBuffer>;
  readonly type: string;

  constructor(parts: readonly Part[] = [], { type = '' }: { readonly type?: string } = {}) {
    const [first, ...others] = parts.map(bytesOf);
    this.type = type;
    this.held = first ?? new Uint8Array();
    if (first && others.length > 0) {
      this.held = new Uint8Array(others.reduce((sum, { length }) => sum + length, first.length));
      let at = 0;
      for (const part of [first, ...others]) {
        this.held.set(part, at);
        at += part.length;
      }
    }
  }

  get size(): number {
    return this.held.length;
  }

  slice(from?: number, to?: number, type = ''): LightBlob {
    return new LightBlob([this.held.slice(from, to)], { type });
  }

  async text(): Promise<string> {
    return decoder.decode(this.held);
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return this.held.slice().buffer;
  }
}

/** What a file of this run has, at once. */
export const textOf = (file: Blob): string => decoder.decode((file as unknown as LightBlob).held);

class LightFile extends LightBlob {
  readonly name: string;
  readonly lastModified = 0;

  constructor(parts: readonly Part[], name: string, options: { readonly type?: string } = {}) {
    super(parts, options);
    this.name = name;
  }
}

class LightFormData {
  readonly #rows: [string, string | LightFile][] = [];

  append(name: string, value: unknown, fileName?: string): void {
    const blob = value instanceof LightBlob ? value : null;
    if (blob instanceof LightFile && fileName === undefined) this.#rows.push([name, blob]);
    else this.#rows.push([name, blob ? new LightFile([blob], fileName ?? 'blob', blob) : String(value)]);
  }

  set(name: string, value: unknown, fileName?: string): void {
    const others = this.#rows.filter(([each]) => each !== name);
    this.#rows.splice(0, this.#rows.length, ...others);
    this.append(name, value, fileName);
  }

  get(name: string): string | LightFile | null {
    return this.#rows.find(([each]) => each === name)?.[1] ?? null;
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }

  [Symbol.iterator](): Iterator<[string, string | LightFile]> {
    return this.#rows[Symbol.iterator]();
  }

  keys(): readonly string[] {
    return this.#rows.map(([name]) => name);
  }
}

type Content = Part | LightFormData | null;

/** What a request and a reply carry. */
abstract class Carried {
  readonly headers: LightHeaders;
  protected readonly content: Content;

  constructor(headers: ConstructorParameters<typeof LightHeaders>[0], content: Content) {
    this.headers = new LightHeaders(headers);
    this.content = content;
  }

  async text(): Promise<string> {
    if (typeof this.content === 'string') return this.content;
    return this.content === null || this.content instanceof LightFormData ? '' : decoder.decode(bytesOf(this.content));
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }

  async formData(): Promise<LightFormData> {
    if (!(this.content instanceof LightFormData)) throw new TypeError('no form');
    return this.content;
  }
}

interface Init {
  readonly method?: string;
  readonly headers?: ConstructorParameters<typeof LightHeaders>[0];
  readonly body?: Content;
  readonly signal?: LightSignal;
}

class LightRequest extends Carried {
  readonly url: string;
  readonly method: string;
  readonly signal: LightSignal;
  readonly credentials = 'include';

  constructor(url: URL | string, { method = 'GET', headers, body = null, signal = new LightSignal() }: Init = {}) {
    super(headers, body);
    this.url = String(url);
    this.method = method;
    this.signal = signal;
    if (body instanceof LightFormData) this.headers.set('Content-Type', 'multipart/form-data; boundary=light');
  }

  clone(): LightRequest {
    const { url, method, headers, signal, content } = this;
    return new LightRequest(url, { method, headers, signal, body: content });
  }
}

class LightResponse extends Carried {
  readonly status: number;
  readonly redirected = false;

  static json(value: unknown, init: { readonly status?: number; readonly headers?: Record<string, string> } = {}) {
    const headers = { 'Content-Type': 'application/json', ...init.headers };
    return new LightResponse(JSON.stringify(value), { ...init, headers });
  }

  constructor(body: Content = null, { status = 200, headers }: { status?: number; headers?: Init['headers'] } = {}) {
    super(headers, body);
    this.status = status;
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  get body() {
    if (this.content === null || this.content instanceof LightFormData) return null;
    let left: Uint8Array | null = bytesOf(this.content);
    const read = async () => {
      const value = left;
      left = null;
      return { done: value === null, value };
    };
    return { getReader: () => ({ read, cancel: async () => undefined }) };
  }

  clone(): LightResponse {
    return new LightResponse(this.content, this);
  }

  async blob(): Promise<LightBlob> {
    const type = this.headers.get('Content-Type') ?? '';
    return new LightBlob(this.content === null || this.content instanceof LightFormData ? [] : [this.content], {
      type,
    });
  }
}

export const lightWeb = {
  AbortController: LightAbortController,
  Blob: LightBlob,
  File: LightFile,
  FormData: LightFormData,
  Headers: LightHeaders,
  Request: LightRequest,
  Response: LightResponse,
};
