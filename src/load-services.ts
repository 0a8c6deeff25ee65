import type { Telemetry } from './application/ports/device/telemetry.ts';
import type { Config } from './config.ts';
import type { Services } from './container/create-container.ts';
import type { ServicesHandle } from './ui/services.tsx';

/** The container of this build's profile, as a chunk of its own that nothing on the first paint waits for. */
const loadProfile = () => (__SIMULATION__ ? import('./container/simulation.ts') : import('./container/live.ts'));

/** Starts fetching the container at once, and hands out its services when it is there. */
export const loadServices = (config: Promise<Config>, telemetry: Telemetry): ServicesHandle => {
  const starting: Promise<Services> = Promise.all([loadProfile(), config]).then(([profile, loaded]) =>
    profile.startServices(loaded, telemetry),
  );
  starting.catch(() => undefined); // told by whoever asks for a service
  return { resolve: async (token) => (await starting).resolve(token) };
};
