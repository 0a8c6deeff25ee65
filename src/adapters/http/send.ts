import type { CookieText } from './csrf-cookie.ts';
import type { UnreadableReply } from './tell-developers.ts';

/** Sends a request and resolves with any status; rejects only without a reply. Upload progress is in bytes. */
export type Send = (request: Request, onUploadProgress?: UploadProgress) => Promise<Response>;

export type UploadProgress = (sentBytes: number, totalBytes: number) => void;

/**
 * `baseUrl`: origin and path before `/api` and `/sanctum`; empty for the page's own origin. `idempotencyKeys`: whether the API honours
 * `Idempotency-Key`; a cross-origin API must also allow the header.
 */
export interface HttpSettings {
  readonly send: Send;
  readonly baseUrl: string;
  readonly authentication: 'session' | 'token';
  readonly cookies: CookieText;
  readonly idempotencyKeys?: boolean;
  readonly storage?: readonly string[];
  /**
   * Starts watching the session; the returned function returns whether another tab has changed it since. Calls of the old session are then
   * not sent.
   */
  readonly watch?: () => () => boolean;
  readonly onUnreadable?: (reply: UnreadableReply) => void;
}
