import type { FaultAction } from './faults.ts';
import { pause, silence } from './pause.ts';
import { invalid, jsonReply, ok } from './respond.ts';

export interface Handling {
  /** Handles the request normally. `skew` shifts the server clock by milliseconds during the request. */
  handle(request: Request, skew?: number): Promise<Response>;
  expireCsrf(request: Request): Promise<void>;
  expireSession(request: Request): Promise<void>;
  dropSockets(): void;
}

/** Thrown instead of a reply, as `fetch` does. The Node host then closes the connection. */
export class NetworkError extends TypeError {
  override readonly name = 'TypeError';

  constructor() {
    super('Failed to fetch');
  }
}

const captivePortal =
  '<!doctype html><html lang="id"><title>Masuk Wi-Fi</title><h1>Silakan masuk ke jaringan Wi-Fi</h1></html>';

const withBody = (reply: Response, body: string): Response => {
  const headers = new Headers(reply.headers);
  headers.delete('Content-Length');
  headers.set('Content-Type', 'application/json');
  // `Response` rejects a body for a 204
  return new Response(body, { status: reply.status === 204 ? 200 : reply.status, headers });
};

const droppedAfter = async (handled: Promise<Response>): Promise<never> => {
  await handled;
  throw new NetworkError();
};

const cut = async (reply: Response): Promise<Response> => {
  const text = await reply.text();
  return withBody(reply, text.slice(0, Math.floor(text.length / 2)) || '{');
};

const isSave = async (request: Request): Promise<boolean> => {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'action' in body && body.action === 'save';
};

const notSaved = (status: number): Response => {
  if (status === 422) return invalid({ action: ['The selected action is invalid.'] });
  return status === 200 ? ok(null) : jsonReply({ message: '' }, status);
};

const twice = async (request: Request, handling: Handling): Promise<Response> => {
  await handling.handle(request.clone());
  return handling.handle(request);
};

export const applyFault = async (
  action: FaultAction | null,
  request: Request,
  handling: Handling,
): Promise<Response> => {
  switch (action?.type) {
    case undefined:
      return handling.handle(request);
    case 'status':
      return jsonReply(action.body ?? { message: '' }, action.status, action.headers);
    case 'delay':
      await pause(action.ms, request.signal);
      return handling.handle(request);
    case 'hang':
      return silence(request.signal);
    case 'network-error':
    case 'offline':
      throw new NetworkError();
    case 'socket-drop':
      handling.dropSockets();
      return handling.handle(request);
    case 'accept-then-drop':
      return droppedAfter(handling.handle(request));
    case 'cut-body':
      return cut(await handling.handle(request));
    case 'empty':
      return withBody(await handling.handle(request), '');
    case 'html':
      return new Response(captivePortal, { headers: { 'Content-Type': 'text/html; charset=UTF-8' } });
    case 'wrong-shape':
      return jsonReply(['bentuk', 'lain']);
    case 'no-partial-saves':
      return (await isSave(request)) ? notSaved(action.status) : handling.handle(request);
    case 'duplicate':
      return twice(request, handling);
    case 'csrf-expired':
      await handling.expireCsrf(request);
      return handling.handle(request);
    case 'session-expired':
      await handling.expireSession(request);
      return handling.handle(request);
    case 'clock-offset':
      return handling.handle(request, action.ms);
  }
};
