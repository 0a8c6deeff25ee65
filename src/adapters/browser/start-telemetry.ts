import type { Telemetry, TelemetryEvent } from '../../application/ports/device/telemetry.ts';
import { BeaconTelemetry } from './beacon-telemetry.ts';
import { watchVitals } from './web-vitals.ts';

export interface Watch extends Telemetry {
  /** An error that something else has caught, such as a boundary around a page. */
  readonly caught: (error: unknown) => void;
}

const mostFrames = 5;

/** `index-ab12.js:3:120`: the places in our own files, without what stands around them. */
const framesOf = ({ stack = '' }: Error): string[] => (stack.match(/[\w-]+\.js:\d+:\d+/g) ?? []).slice(0, mostFrames);

const errorEvent = (error: unknown): TelemetryEvent =>
  error instanceof Error
    ? { kind: 'error', name: error.name, frames: framesOf(error) }
    : { kind: 'error', name: typeof error, frames: [] };

/** Reports to this address from now on; what was not sent is when the page is hidden, with how it felt. */
export const startTelemetry = (address: string, page: () => string): Watch => {
  const build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';
  const telemetry = new BeaconTelemetry({ address, build, page, send: (...told) => navigator.sendBeacon(...told) });
  const reportVitals = watchVitals(telemetry);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    reportVitals();
    telemetry.flush();
  });
  return { report: (event) => telemetry.report(event), caught: (error) => telemetry.report(errorEvent(error)) };
};
