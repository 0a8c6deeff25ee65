import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from 'web-vitals';
import type { Telemetry, TelemetryEvent } from '../../application/ports/device/telemetry.ts';
import { BeaconTelemetry } from './beacon-telemetry.ts';

export interface Watch extends Telemetry {
  /** An error that something else has caught, such as a boundary around a page. */
  readonly caught: (error: unknown) => void;
}

const mostFrames = 5;

/** `index-ab12.js:3:120`: the places in our own files, without what stands around them. */
const framesOf = ({ stack = '' }: Error): string[] => (stack.match(/[\w-]+\.js:\d+:\d+/g) ?? []).slice(0, mostFrames);

/** How Chromium, Firefox, Safari (which names no file) and Vite (of styles) say that a part of the portal did not come. */
const lostPart = /dynamically imported module|module script failed|preload CSS/;

const eventOf = (error: unknown): TelemetryEvent => {
  if (!(error instanceof Error)) return { kind: 'error', name: typeof error, frames: [] };
  if (lostPart.test(error.message))
    return { kind: 'chunk', file: /\/assets\/([\w.-]+)/.exec(error.message)?.[1] ?? '' };
  return { kind: 'error', name: error.name, frames: framesOf(error) };
};

/**
 * Reports how the page felt when it is hidden; nothing of what this browser does not measure. By the library of those who define the values: 2.8 kB,
 * which only a body with telemetry loads, for what 0.7 kB of our own had wrong (pages opened in the background, kept pages, many interactions).
 */
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

/** As a beacon, which always takes cookies along, only to the portal's own origin; nothing of a person goes to another one. */
const send = (address: string, report: Blob): boolean => {
  const own = new URL(address, location.href).origin === location.origin;
  if (own || !('keepalive' in Request.prototype)) return navigator.sendBeacon(address, report);
  fetch(address, { method: 'POST', body: report, credentials: 'omit', keepalive: true }).catch(() => undefined);
  return true;
};

/** Reports to this address from now on; what was not sent is when the page is hidden, with how it felt. */
export const startTelemetry = (address: string, page: () => string): Watch => {
  const build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';
  const telemetry = new BeaconTelemetry({ address, build, page, send });
  reportVitals(telemetry); // by listeners of its own, which hear of it before this one
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') telemetry.flush();
  });
  return { report: (event) => telemetry.report(event), caught: (error) => telemetry.report(eventOf(error)) };
};
