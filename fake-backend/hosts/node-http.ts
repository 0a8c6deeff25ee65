import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Control } from '../control.ts';
import { NetworkError } from '../fault-executor.ts';
import { jsonReply } from '../respond.ts';
import { type Server, serve } from '../server.ts';
import { cookieHeader, cookiesToSet, setCookieHeader } from '../session.ts';
import { answerControl } from './node-control.ts';
import type { Door } from './node-door.ts';
import { answerFailure } from './node-guard.ts';
import { storedPictures } from './node-pictures.ts';
import snapScript from './snap/snap.js?raw';

const largestBody = 20_000_000;

const bodyOf = async (incoming: IncomingMessage): Promise<Buffer | null> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const headersOf = (incoming: IncomingMessage): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    // the server's own headers must not come from outside
    if (value !== undefined && !name.startsWith('x-simulation-')) headers.set(name, [value].flat().join(', '));
  }
  headers.set(cookieHeader, incoming.headers.cookie ?? '');
  return headers;
};

/** Null when it has a method that no page can send. */
const requestOf = (incoming: IncomingMessage, address: URL, body: Buffer, signal: AbortSignal): Request | null => {
  const { method = 'GET' } = incoming;
  const bodyless = method === 'GET' || method === 'HEAD';
  try {
    return new Request(address, {
      method,
      headers: headersOf(incoming),
      signal,
      ...(bodyless ? {} : { body: new Uint8Array(body) }),
    });
  } catch {
    return null;
  }
};

const cookieTexts = (reply: Response): string[] =>
  cookiesToSet(reply).map(
    ({ name, value, httpOnly }) => `${name}=${value}; Path=/; SameSite=Lax${httpOnly ? '; HttpOnly' : ''}`,
  );

const write = async (outgoing: ServerResponse, reply: Response, cors: Record<string, string>): Promise<void> => {
  const cookies = cookieTexts(reply);
  outgoing.statusCode = reply.status;
  reply.headers.forEach((value, name) => {
    if (name !== setCookieHeader) outgoing.setHeader(name, value);
  });
  for (const [name, value] of Object.entries(cors)) outgoing.setHeader(name, value);
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
  outgoing.end(Buffer.from(await reply.arrayBuffer()));
};

/** The call whose reply is a paper. */
const papers = '/api/assessment/questions';

const snapReply = () => new Response(snapScript, { headers: { 'Content-Type': 'text/javascript; charset=UTF-8' } });

/** Changes a reply before it goes out, so that the server is one that differs from the simulated one. */
export type Alter = (request: Request, reply: Response) => Response | Promise<Response>;

/** What a host does beside the API. */
export interface Surroundings {
  readonly door: Door;
  readonly alter?: Alter | undefined;
  /** Answers what is beside the API; null for what is not its own. */
  readonly beside?: ((request: Request) => Promise<Response | null>) | undefined;
  /** Hears of each request that the API has answered. */
  readonly heard?: ((request: Request) => void) | undefined;
}

/** Answers requests of Node's HTTP server. A reply that a fault takes away becomes a connection that breaks. */
export const answerHttp = (server: Server, control: Control, { door, alter, beside, heard }: Surroundings) => {
  const pictures = storedPictures();
  const replyTo = async (incoming: IncomingMessage, address: URL, signal: AbortSignal): Promise<Response> => {
    if (incoming.method === 'OPTIONS') return new Response(null, { status: 204 });
    const body = await bodyOf(incoming);
    if (body === null) return jsonReply({ message: '' }, 413);
    const request = requestOf(incoming, address, body, signal);
    if (request === null) return jsonReply({ message: '' }, 400);
    const { pathname } = address;
    if (pathname === '/snap/snap.js') return snapReply();
    const picture = pictures.at(pathname);
    if (picture) return picture;
    const answered = door(incoming, pathname) ?? (await beside?.(request)) ?? (await answerControl(control, request));
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
    try {
      await write(outgoing, await replyTo(incoming, address, gone.signal), cors);
    } catch (error) {
      if (error instanceof NetworkError || gone.signal.aborted) outgoing.destroy();
      else answerFailure(outgoing, error);
    }
  };
};
