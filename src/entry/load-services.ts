import type { Telemetry } from '../application/ports/device/telemetry.ts';
import type { Config } from '../configuration/config.ts';
import type { Services } from '../container/create-container.ts';
import type { ServicesHandle } from '../ui/core/services.tsx';

/** The services are a separate chunk, so that the first paint does not wait for them. */
const loadProfile = () => (__SIMULATION__ ? import('../container/simulation.ts') : import('../container/live.ts'));

export const loadServices = (config: Promise<Config>, telemetry: Telemetry): ServicesHandle => {
  const starting: Promise<Services> = Promise.all([loadProfile(), config]).then(([profile, loaded]) =>
    profile.startServices(loaded, telemetry),
  );
  starting.catch(() => undefined);
  return { resolve: async (token) => (await starting).resolve(token) };
};
