import type { Watch } from '../adapters/browser/start-telemetry.ts';
import type { Config } from '../configuration/config.ts';
import { matchRoute, notFound } from '../ui/frame/routes.tsx';

const mostEarly = 20;

const page = () => matchRoute(location.pathname)?.route.path.pattern ?? notFound.address;

/** Keeps up to 20 errors until the configuration is known, then reports them and all later ones; discards them without a telemetry address. */
export const watchFailures = (config: Promise<Config>): Watch => {
  const early: ((watch: Watch) => void)[] = [];
  let tell = (one: (watch: Watch) => void) => {
    if (early.length < mostEarly) early.push(one);
  };
  const off = () => {
    tell = () => undefined;
    early.length = 0;
  };
  config
    .then(async ({ telemetry }) => {
      if (telemetry === undefined) return off();
      const { startTelemetry } = await import('../adapters/browser/start-telemetry.ts');
      const watch = startTelemetry(telemetry, page);
      tell = (one) => one(watch);
      early.forEach(tell);
    })
    .catch(off);

  const caught = (error: unknown) => tell((watch) => watch.caught(error));
  addEventListener('error', ({ error }) => caught(error));
  addEventListener('unhandledrejection', ({ reason }) => caught(reason));
  addEventListener('vite:preloadError', (event) => caught(event.payload));
  return { report: (event) => tell((watch) => watch.report(event)), caught };
};
