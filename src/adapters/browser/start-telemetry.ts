import type { Telemetry } from '../../application/ports/device/telemetry.ts';
import { BeaconTelemetry } from './beacon-telemetry.ts';
import { watchVitals } from './web-vitals.ts';

/** Reports to this address from now on; what was not sent is when the page is hidden, with how it felt. */
export const startTelemetry = (address: string, page: () => string): Telemetry => {
  const build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';
  const telemetry = new BeaconTelemetry({ address, build, page, send: (...told) => navigator.sendBeacon(...told) });
  const reportVitals = watchVitals(telemetry);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    reportVitals();
    telemetry.flush();
  });
  return telemetry;
};
