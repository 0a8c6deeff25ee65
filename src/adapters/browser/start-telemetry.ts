import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from 'web-vitals';
import type { Telemetry, TelemetryEvent } from '../../application/ports/device/telemetry.ts';
import { BeaconTelemetry } from './beacon-telemetry.ts';

export interface Watch extends Telemetry {
  readonly caught: (error: unknown) => void;
}

const mostFrames = 5;

const framesOf = ({ stack = '' }: Error): string[] => (stack.match(/[\w-]+\.js:\d+:\d+/g) ?? []).slice(0, mostFrames);

/** Messages for a failed chunk load in Chromium, Firefox, Safari (without a file name) and Vite (styles). */
const lostPart = /dynamically imported module|module script failed|preload CSS/;

const eventOf = (error: unknown): TelemetryEvent => {
  if (!(error instanceof Error)) return { kind: 'error', name: typeof error, frames: [] };
  if (lostPart.test(error.message))
    return { kind: 'chunk', file: /\/assets\/([\w.-]+)/.exec(error.message)?.[1] ?? '' };
  return { kind: 'error', name: error.name, frames: framesOf(error) };
};

/** Reports web vitals when the page is hidden. */
export const reportVitals = (telemetry: Telemetry): void => {
  const report = ({ name, value }: CLSMetric | INPMetric | LCPMetric) =>
    telemetry.report({
      kind: 'vital',
      name,
      value: name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value),
    });
  onLCP(report);
  onCLS(report);
  onINP(report);
};

/** Beacons always carry cookies, so reports to other origins use `fetch` without credentials. */
const send = (address: string, report: Blob): boolean => {
  const own = new URL(address, location.href).origin === location.origin;
  if (own || !('keepalive' in Request.prototype)) return navigator.sendBeacon(address, report);
  fetch(address, { method: 'POST', body: report, credentials: 'omit', keepalive: true }).catch(() => undefined);
  return true;
};

export const startTelemetry = (address: string, page: () => string): Watch => {
  const build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';
  const telemetry = new BeaconTelemetry({ address, build, page, send });
  reportVitals(telemetry); // called first, so that its listeners run before the one below and the flush includes their reports
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') telemetry.flush();
  });
  return { report: (event) => telemetry.report(event), caught: (error) => telemetry.report(eventOf(error)) };
};
