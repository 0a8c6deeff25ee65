import type { Telemetry, TelemetryEvent } from '../../application/ports/device/telemetry.ts';

/** As many as one load of the portal may tell: a page that fails again and again is told enough of. */
const mostEvents = 30;
const longestWait = 10_000; // ms that what was noted waits for more of it

interface Settings {
  /** Where the reports go. */
  readonly address: string;
  /** Which build this is. */
  readonly build: string;
  /** The pattern of the page that is shown, without its arguments. */
  readonly page: () => string;
  /** Hands a report to the browser, which sends it also when the page goes away. */
  readonly send: (address: string, report: Blob) => boolean;
}

/** Collects what is reported and sends it as JSON: `{ build, events: [{ at, page, … }] }`, each different event once. */
export class BeaconTelemetry implements Telemetry {
  readonly #settings: Settings;
  readonly #told = new Set<string>();
  #waiting: object[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  report(event: TelemetryEvent): void {
    const page = this.#settings.page();
    const key = JSON.stringify([page, event]);
    if (this.#told.has(key) || this.#told.size === mostEvents) return;
    this.#told.add(key);
    this.#waiting.push({ page, ...event });
    this.#timer ??= setTimeout(() => this.flush(), longestWait);
  }

  /** Sends what waits, as when the page goes away. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.length === 0) return;
    const report = JSON.stringify({ build: this.#settings.build, events: this.#waiting });
    this.#waiting = [];
    try {
      this.#settings.send(this.#settings.address, new Blob([report], { type: 'application/json' }));
    } catch {
      // a browser without beacons
    }
  }
}
