import { Told } from '../scripts/told.mjs';

/** Refuses a host of others that is not named a second time: `--base https://x --yes-load x`. */
export const demandNamedTwice = (base, option, again, deed) => {
  const { hostname } = new URL(base);
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  if (!isLocal && again !== hostname)
    throw new Told(`Ini ${deed} ${hostname}. Kalau memang boleh: --${option} ${hostname}`);
};
