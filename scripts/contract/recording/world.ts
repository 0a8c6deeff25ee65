import { memoryPersistence } from '../../../fake-backend/database/persistence.ts';
import { startInProcess } from '../../../fake-backend/hosts/in-process.ts';
import { CookieStore } from '../check/cookie-store.ts';
import type { Asker } from '../check/walk.ts';
import { Recorder } from './recorder.ts';

/** The morning in Indonesia of a day that never changes: whoever records again finds the same. */
const now = Date.parse('2026-03-10T02:00:00Z');

/** A world of the simulated API, and the portal's client for it, which keeps what it is answered. */
export const openWorld = async () => {
  const cookies = new CookieStore();
  const { send, control, stop } = await startInProcess({
    cookies,
    persistence: memoryPersistence(),
    channel: null,
    latency: 0,
    realNow: () => now,
  });
  const settings = { send, baseUrl: 'https://api.lsp.example', authentication: 'session' as const };
  return { http: new Recorder({ ...settings, cookies: () => cookies.cookie }), control, stop };
};

export type World = Awaited<ReturnType<typeof openWorld>>;

/** Sends calls and goes on where one is refused: what was answered is kept anyway. */
export const askerOf = (http: Recorder): Asker => ({
  ask: (call, ...sent) => http.call(call, ...sent).catch(() => null),
  askFile: async (call, ...sent) => {
    await http.file(call, ...sent).catch(() => null);
  },
});
