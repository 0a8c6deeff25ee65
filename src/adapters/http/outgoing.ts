import { filledPath, type Method, type PathName } from './define-call.ts';
import type { UploadProgress } from './send.ts';

/** What goes out with a call, beside what its definition says. */
export interface Sent {
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** JSON, or multipart when it is FormData. */
  readonly body?: unknown;
  /** Sent as `Idempotency-Key` to an API that answers a repeated key with the first reply. */
  readonly requestKey?: string;
  readonly onUploadProgress?: UploadProgress;
  /** The token of who it is sent as, in place of the one that is kept. */
  readonly bearer?: string;
  /** Stops the call, which rejects as `cancelled`. */
  readonly signal?: AbortSignal;
  /** Outlives the page that sends it, as long as the body is small enough for the browser to allow it. */
  readonly keepalive?: true;
}

/** `params` are the values of the names in the path, if it has any. */
export type SentTo<Path extends string> = [PathName<Path>] extends [never]
  ? [sent?: Sent]
  : [sent: Sent & { readonly params: Readonly<Record<PathName<Path>, string>> }];

/** A call with its values: what the network needs of it. */
export interface Outgoing extends Sent {
  readonly method: Method;
  readonly path: string;
}

export const outgoing = (
  { method = 'GET', path }: { readonly method?: Method; readonly path: string },
  { params = {}, ...sent }: Sent & { readonly params?: Readonly<Record<string, string>> } = {},
): Outgoing => ({ ...sent, method, path: filledPath(path, params) });

/** Browsers refuse more than 64 KiB of all such requests together. */
const longestKeepalive = 60_000;

interface Sender {
  readonly baseUrl: string;
  readonly bearer: string | null;
  readonly csrf: string | null;
  /** Whether request keys are sent. */
  readonly keys: boolean;
  readonly credentials: RequestCredentials;
  readonly signal: AbortSignal;
}

/** The request of a call: address, headers, JSON or multipart. */
export const requestOf = (call: Outgoing, sender: Sender): Request => {
  const { baseUrl, bearer, csrf, keys, credentials, signal } = sender;
  const url = new URL(baseUrl + call.path, globalThis.location?.href);
  for (const [name, value] of Object.entries(call.query ?? {})) {
    if (value !== undefined && value !== '') url.searchParams.set(name, String(value));
  }
  const multipart = call.body instanceof FormData;
  const headers = new Headers({ Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' });
  const token = call.bearer ?? bearer;
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (call.requestKey && keys) headers.set('Idempotency-Key', call.requestKey);
  if (call.body !== undefined && !multipart) headers.set('Content-Type', 'application/json');
  if (csrf) headers.set('X-XSRF-TOKEN', csrf);
  const body = multipart ? (call.body as FormData) : call.body === undefined ? null : JSON.stringify(call.body);
  const keepalive = call.keepalive === true && typeof body === 'string' && new Blob([body]).size <= longestKeepalive;
  // what a server would lead away for its slash arrives there as a GET
  const redirect = call.method !== 'GET' && call.path.endsWith('/') ? 'manual' : 'follow';
  return new Request(url, { method: call.method, headers, body, signal, credentials, keepalive, redirect });
};
