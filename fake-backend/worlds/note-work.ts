import type { Backend } from '../backend.ts';
import { changeSettings, settingsOf } from '../database/seeding.ts';
import { callerOf } from '../session.ts';

/** Remembers that somebody has worked in the place of a candidate, or on all of the world. */
export const noteWork = ({ db }: Backend, place: string): void => {
  const { worked } = settingsOf(db);
  if (!worked.includes(place)) changeSettings(db, { worked: [...worked, place] });
};

/** All of the world: its time, a person who is new in it. */
export const everywhere = '*';

const isDoor = (path: string): boolean => path === '/api/login' || path === '/api/logout';

/** Remembers a request that has changed something: not one that reads, that was refused, or that only enters or leaves. */
export const noteRequest = (backend: Backend, request: Request, reply: Response): void => {
  const { pathname } = new URL(request.url);
  if (request.method === 'GET' || !reply.ok || isDoor(pathname)) return;
  noteWork(backend, callerOf(backend.db, request).session?.candidate_id ?? everywhere);
};
