import { filledPath, type Method, type PathName } from './define-call.ts';
import type { UploadProgress } from './send.ts';

/** Aborting `signal` rejects the call as `cancelled`. `keepalive` lets the request outlive the page, if the body is small enough. */
export interface Sent {
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly requestKey?: string;
  readonly onUploadProgress?: UploadProgress;
  readonly bearer?: string;
  readonly signal?: AbortSignal;
  readonly keepalive?: true;
}

export type SentTo<Path extends string> = [PathName<Path>] extends [never]
  ? [sent?: Sent]
  : [sent: Sent & { readonly params: Readonly<Record<PathName<Path>, string>> }];

export interface Outgoing extends Sent {
  readonly method: Method;
  readonly path: string;
  readonly shared?: true;
}

export const outgoing = (
  { method = 'GET', path, shared }: { readonly method?: Method; readonly path: string; readonly shared?: true },
  { params = {}, ...sent }: Sent & { readonly params?: Readonly<Record<string, string>> } = {},
): Outgoing => ({ ...sent, ...(shared && { shared }), method, path: filledPath(path, params) });

/** Browsers limit all keepalive bodies together to 64 KiB. */
const longestKeepalive = 60_000;

interface Sender {
  readonly baseUrl: string;
  readonly bearer: string | null;
  readonly csrf: string | null;
  readonly keys: boolean;
  readonly credentials: RequestCredentials;
  readonly signal: AbortSignal;
}

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
  // a redirect that removes the trailing slash would turn the request into a GET
  const redirect = call.method !== 'GET' && call.path.endsWith('/') ? 'manual' : 'follow';
  // otherwise a proxy's `max-age` would keep an exam closed that has started
  return new Request(url, {
    method: call.method,
    headers,
    body,
    signal,
    credentials,
    keepalive,
    redirect,
    cache: 'no-store',
  });
};
