import type { Telemetry, TelemetryEvent } from './application/ports/device/telemetry.ts';
import type { Config } from './config.ts';
import { matchRoute, notFound } from './ui/routes.tsx';

const mostEarly = 20;
const mostFrames = 5;

/** `index-ab12.js:3:120`: the places in our own files, without what stands around them. */
const framesOf = ({ stack = '' }: Error): string[] => (stack.match(/[\w-]+\.js:\d+:\d+/g) ?? []).slice(0, mostFrames);

const errorEvent = (error: unknown): TelemetryEvent =>
  error instanceof Error
    ? { kind: 'error', name: error.name, frames: framesOf(error) }
    : { kind: 'error', name: typeof error, frames: [] };

export interface Watch extends Telemetry {
  /** An error that something else has caught, such as a boundary around a page. */
  readonly caught: (error: unknown) => void;
}

/** Notes what fails from the first moment on, and reports it once the configuration says where; nowhere, if it names no address. */
export const watchFailures = (config: Promise<Config>): Watch => {
  let early: TelemetryEvent[] = [];
  let report = (event: TelemetryEvent) => {
    if (early.length < mostEarly) early.push(event);
  };
  const off = () => {
    report = () => undefined;
    early = [];
  };
  const page = () => matchRoute(location.pathname)?.route.path.pattern ?? notFound.address;
  config
    .then(async ({ telemetry }) => {
      if (telemetry === undefined) return off();
      const { startTelemetry } = await import('./adapters/browser/start-telemetry.ts');
      const started = startTelemetry(telemetry, page);
      report = (event) => started.report(event);
      early.forEach(report);
    })
    .catch(off);

  const caught = (error: unknown) => report(errorEvent(error));
  addEventListener('error', ({ error }) => caught(error));
  addEventListener('unhandledrejection', ({ reason }) => caught(reason));
  addEventListener('vite:preloadError', (event) => caught(event.payload));
  return { report: (event) => report(event), caught };
};
