import { type DefaultBodyType, type HttpHandler, http } from 'msw';
import type { Backend } from './backend.ts';
import type { CandidateRow } from './database/rows.ts';
import type { SessionRow } from './database/server-rows.ts';
import { csrfMismatch, unauthenticated } from './respond.ts';
import { callerOf, keepGuest } from './session.ts';

export type Method = 'get' | 'post' | 'put' | 'patch';

export interface OpenCall {
  readonly request: Request;
  readonly url: URL;
  readonly session: Readonly<SessionRow> | null;
  param(name: string): string;
  /** A field of the JSON body as trimmed text; empty when the field is missing or not a text, as in Laravel. */
  text(name: string): string;
}

export interface Call extends OpenCall {
  readonly session: Readonly<SessionRow>;
  readonly candidate: Readonly<CandidateRow>;
}

type Answer<C> = (call: C) => Response | Promise<Response>;

export const bodyOf = async (request: Request): Promise<Record<string, unknown>> => {
  if (request.method === 'GET' || !request.headers.get('Content-Type')?.includes('json')) return {};
  try {
    const body: unknown = JSON.parse(await request.clone().text());
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

const asText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

interface Matched {
  request: Request;
  params: Record<string, unknown>;
}

const parse = async ({ db }: Backend, { request, params }: Matched): Promise<OpenCall> => {
  const body = await bodyOf(request);
  return {
    request,
    url: new URL(request.url),
    session: callerOf(db, request).session,
    param: (name) => asText(params[name]),
    text: (name) => asText(body[name]),
  };
};

/** Sanctum's rule: unsafe session requests need the session's CSRF token; bearer requests do not. */
const mismatches = ({ db, stateful }: Backend, request: Request): boolean => {
  const { session, byBearer } = callerOf(db, request);
  if (!stateful || byBearer || request.method === 'GET') return false;
  return session === null || request.headers.get('X-XSRF-TOKEN') !== session.csrf;
};

export const open = (backend: Backend, method: Method, path: string, answer: Answer<OpenCall>): HttpHandler =>
  http[method]<Record<string, string>, DefaultBodyType>(`*${path}`, async (matched) => {
    if (mismatches(backend, matched.request)) return csrfMismatch();
    const call = await parse(backend, matched);
    if (call.session && method !== 'get') keepGuest(backend.db, call.session);
    return answer(call);
  });

/** A route for candidates. As in Laravel, the CSRF token is checked before the session. */
export const authorised = (backend: Backend, method: Method, path: string, answer: Answer<Call>): HttpHandler =>
  open(backend, method, path, (call) => {
    const { session } = call;
    const candidate = backend.db.candidates.get(session?.candidate_id ?? '');
    return session && candidate ? answer({ ...call, session, candidate }) : unauthenticated();
  });
