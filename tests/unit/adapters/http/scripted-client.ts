import { HttpClient } from '../../../../src/adapters/http/http-client.ts';
import type { HttpSettings, Send } from '../../../../src/adapters/http/send.ts';
import { emptyReply, jsonReply } from './replies.ts';

export interface ScriptedClient {
  readonly http: HttpClient;
  /** The requests in order; each is a copy with an unread body. */
  readonly sent: Request[];
  paths(): string[];
  cookies: string;
}

type Script = (
  request: Request,
  call: number,
  ...rest: Parameters<Send> extends [unknown, ...infer R] ? R : never
) => Response | Promise<Response>;

export const origin = 'http://api.test';
export const csrfPath = '/sanctum/csrf-cookie';

/** A client over a fake network, which answers the CSRF call itself, each time with a new token. */
export const scriptedClient = (
  script: Script = () => jsonReply({ code: '00', data: {} }),
  settings: Partial<HttpSettings> = {},
): ScriptedClient => {
  let tokens = 0;
  let calls = 0;
  const client: { cookies: string; sent: Request[] } = { cookies: 'XSRF-TOKEN=first%3D', sent: [] };
  const send: Send = async (request, onUploadProgress) => {
    client.sent.push(request.clone());
    if (new URL(request.url).pathname !== csrfPath) return script(request, calls++, onUploadProgress);
    await Promise.resolve();
    client.cookies = `laravel=1; XSRF-TOKEN=fetched-${++tokens}%3D`;
    return emptyReply(204);
  };
  const http = new HttpClient({
    send,
    baseUrl: origin,
    authentication: 'session',
    cookies: () => client.cookies,
    idempotencyKeys: true,
    ...settings,
  });
  return Object.assign(client, { http, paths: () => client.sent.map((request) => new URL(request.url).pathname) });
};
