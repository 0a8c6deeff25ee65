import type { HttpHandler } from 'msw';
import type { Backend } from '../backend.ts';
import { demoPassword } from '../database/seed/candidates.ts';
import { replyOf } from '../handlers/all-handlers.ts';
import { renewSession } from '../session.ts';

/** A person who calls the API through the same handlers as browsers. Refusals throw `RefusedCall`. */
export interface Actor {
  readonly bearer: string;
  readonly get: (path: string) => Promise<unknown>;
  readonly post: (path: string, body: object | FormData) => Promise<unknown>;
  readonly put: (path: string, body: object) => Promise<unknown>;
}

interface Answer {
  readonly code?: string;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly data?: unknown;
}

export class RefusedCall extends Error {
  readonly reasons: readonly string[];

  constructor(path: string, answer: Answer | undefined) {
    super(`${path}: ${JSON.stringify(answer)}`);
    const errors = Object.values(answer?.errors ?? {}).flat();
    this.reasons = errors.length > 0 ? errors : [answer?.message ?? path];
  }
}

type Send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object | FormData) => Promise<unknown>;

const sending =
  (handlers: readonly HttpHandler[], bearer: string): Send =>
  async (method, path, body) => {
    const form = body instanceof FormData;
    const request = new Request(`http://simulasi.test${path}`, {
      method,
      headers: { Authorization: `Bearer ${bearer}`, ...(body && !form ? { 'Content-Type': 'application/json' } : {}) },
      ...(body && { body: form ? body : JSON.stringify(body) }),
    });
    const reply = await replyOf(handlers, request);
    const answer = (await reply?.json()) as Answer | undefined;
    if (!reply?.ok || (answer?.code ?? '00') !== '00') throw new RefusedCall(path, answer);
    return answer?.data;
  };

const acting = (handlers: readonly HttpHandler[], bearer: string): Actor => {
  const send = sending(handlers, bearer);
  return {
    bearer,
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
  };
};

export const actorOf = (
  backend: Backend,
  handlers: readonly HttpHandler[],
  email: string,
): { readonly actor: Actor; readonly leave: () => void } => {
  const { db } = backend;
  const [candidate] = db.candidates.where((row) => row.email === email);
  if (!candidate) throw new RangeError(`${email}: nobody has this address.`);
  const session = renewSession(backend, null, candidate.id);
  return {
    actor: acting(handlers, session.bearer ?? ''),
    leave: () => db.sessions.remove(session.id),
  };
};

export const signUp = async (
  { db }: Backend,
  handlers: readonly HttpHandler[],
  fullname: string,
  email: string,
): Promise<void> => {
  const guest = acting(handlers, 'tamu');
  const password = { password: demoPassword, password_confirmation: demoPassword };
  await guest.post('/api/signup', { fullname, email, ...password, agreement: '1' });
  const [candidate] = db.candidates.where((row) => row.email === email);
  const link = db.accountLinks.where((row) => row.candidate_id === candidate?.id && row.purpose === 'verify').at(-1);
  await guest.get(`/api/email/verify/${candidate?.id}/${link?.id}`);
  for (const { id } of db.sessions.where((row) => row.candidate_id === candidate?.id)) db.sessions.remove(id);
};

export const blobOf = (dataUrl: string): Blob => {
  const [head = '', data = ''] = dataUrl.split(',');
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: head.slice('data:'.length, head.indexOf(';')) });
};
