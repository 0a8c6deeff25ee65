import type { Backend } from '../backend.ts';
import { changeSettings, settingsOf } from '../database/seeding.ts';
import { callerOf } from '../session.ts';

export const noteWork = ({ db }: Backend, place: string): void => {
  const { worked } = settingsOf(db);
  if (!worked.includes(place)) changeSettings(db, { worked: [...worked, place] });
};

export const everywhere = '*';

const isDoor = (path: string): boolean => path === '/api/login' || path === '/api/logout';

export const noteRequest = (backend: Backend, request: Request, reply: Response): void => {
  const { pathname } = new URL(request.url);
  if (request.method === 'GET' || !reply.ok || isDoor(pathname)) return;
  noteWork(backend, callerOf(backend.db, request).session?.candidate_id ?? everywhere);
};
