import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Control } from '../control.ts';
import { NetworkError } from '../fault-executor.ts';
import { inAskedForm, jsonReply, unauthenticated } from '../respond.ts';
import { type Server, serve } from '../server.ts';
import {
  addressHeader,
  callerOf,
  cookieHeader,
  cookiesToSet,
  knownCookies,
  sessionCookie,
  setCookieHeader,
} from '../session.ts';
import { createBodies } from './node-body.ts';
import { answerControl } from './node-control.ts';
import { type Door, simulatedHeader } from './node-door.ts';
import { answerFailure } from './node-guard.ts';
import { storedPictures } from './node-pictures.ts';
import snapScript from './snap/snap.js?raw';

const headersOf = (incoming: IncomingMessage, sessionName: string): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    // removes headers that only the server itself may set
    if (value !== undefined && !name.startsWith('x-simulation-')) headers.set(name, [value].flat().join(', '));
  }
  headers.set(cookieHeader, knownCookies(incoming.headers.cookie ?? '', sessionName));
  headers.set(addressHeader, incoming.socket.remoteAddress ?? '');
  return headers;
};

const headOf = (incoming: IncomingMessage, address: URL, signal: AbortSignal, sessionName: string): Request | null => {
  try {
    const headers = headersOf(incoming, sessionName);
    return new Request(address, { method: incoming.method ?? 'GET', headers, signal });
  } catch {
    return null;
  }
};

const bodyless = ['GET', 'HEAD'];

const withoutBody = (head: Request, status: 408 | 413, caller: string | null): Response => {
  if (status === 413 && caller === null) return inAskedForm(head, unauthenticated());
  return jsonReply({ message: '' }, status, status === 408 ? { Connection: 'close' } : {});
};

const cookieTexts = (reply: Response, sessionName: string): string[] =>
  cookiesToSet(reply).map(({ name, value, httpOnly }) => {
    const named = name === sessionCookie ? sessionName : name;
    return `${named}=${value}; Path=/; SameSite=Lax${httpOnly ? '; HttpOnly' : ''}`;
  });

const write = async (
  outgoing: ServerResponse,
  reply: Response,
  cors: Record<string, string>,
  sessionName: string,
): Promise<void> => {
  const cookies = cookieTexts(reply, sessionName);
  outgoing.statusCode = reply.status;
  reply.headers.forEach((value, name) => {
    if (name !== setCookieHeader) outgoing.setHeader(name, value);
  });
  for (const [name, value] of Object.entries(cors)) outgoing.setHeader(name, value);
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
  outgoing.end(Buffer.from(await reply.arrayBuffer()));
};

const papers = '/api/assessment/questions';

const snapReply = () => new Response(snapScript, { headers: { 'Content-Type': 'text/javascript; charset=UTF-8' } });

export type Alter = (request: Request, reply: Response) => Response | Promise<Response>;

export interface Surroundings {
  readonly door: Door;
  readonly sessionName: string;
  readonly alter?: Alter | undefined;
  readonly beside?: ((request: Request) => Promise<Response | null>) | undefined;
  readonly heard?: ((request: Request) => void) | undefined;
}

export const answerHttp = (
  server: Server,
  control: Control,
  { door, sessionName, alter, beside, heard }: Surroundings,
) => {
  const pictures = storedPictures();
  const bodies = createBodies();
  const replyTo = async (incoming: IncomingMessage, address: URL, signal: AbortSignal): Promise<Response> => {
    if (incoming.method === 'OPTIONS') return new Response(null, { status: 204 });
    const { pathname } = address;
    if (pathname === '/snap/snap.js') return snapReply();
    const known = pictures.at(pathname) ?? door(incoming, pathname);
    if (known) return known;
    const head = headOf(incoming, address, signal, sessionName);
    if (head === null) return jsonReply({ message: '' }, 400);
    const caller = callerOf(server.backend.db, head).session?.candidate_id ?? null;
    const body = bodyless.includes(head.method) ? null : await bodies.read(incoming, caller);
    if (typeof body === 'number') return withoutBody(head, body, caller);
    const request = body === null ? head : new Request(head, { body: new Uint8Array(body) });
    const answered = (await beside?.(request)) ?? (await answerControl(control, request));
    if (answered) return answered;
    heard?.(request);
    const served = await serve(server, request.clone());
    const reply = pathname === papers ? await pictures.outOf(served) : served;
    return alter ? alter(request, reply) : reply;
  };

  return async (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    address: URL,
    cors: Record<string, string>,
  ): Promise<void> => {
    const gone = new AbortController();
    outgoing.once('close', () => gone.abort());
    outgoing.setHeader('Date', server.backend.clock.now().toUTCString()); // the simulated time
    outgoing.setHeader(simulatedHeader, '1');
    try {
      await write(outgoing, await replyTo(incoming, address, gone.signal), cors, sessionName);
    } catch (error) {
      if (error instanceof NetworkError || gone.signal.aborted) outgoing.destroy();
      else answerFailure(outgoing, error);
    }
  };
};
