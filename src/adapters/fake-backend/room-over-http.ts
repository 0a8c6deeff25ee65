import {
  type RoomControl,
  type RoomOutcome,
  RoomRefused,
  type RoomReportTrainee,
  type RoomView,
} from '../../application/ports/simulation/room-control.ts';
import type { StaffReadingSection } from '../../application/ports/simulation/staff-desk.ts';

/** Milliseconds after which a server that does not show the class counts as stopped; a journey through a week may take longer. */
const patience = { view: 5_000, act: 60_000 };

export const roomOverHttp = (secret: string): RoomControl => {
  const call = async (path: string, body?: object): Promise<unknown> => {
    const reply = await fetch(`/simulation/room${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'X-Kelas-Rahasia': encodeURIComponent(secret), ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(path === '' ? patience.view : patience.act),
    });
    if (reply.status === 403) throw new RoomRefused('wrong');
    if (reply.status === 429) throw new RoomRefused('too often');
    const answer = (await reply.json()) as { readonly data?: unknown; readonly message?: string };
    if (!reply.ok) throw new Error(answer.message ?? String(reply.status));
    return answer.data;
  };
  return {
    view: async () => (await call('')) as RoomView,
    act: async (emails, action) => (await call('/act', { emails, action })) as RoomOutcome,
    read: async (email) =>
      (await call(`/reading?email=${encodeURIComponent(email)}`)) as readonly StaffReadingSection[],
    report: async () => (await call('/report')) as readonly RoomReportTrainee[],
    changeTime: async (change) => (await call('/time', change)) !== false,
  };
};
