import type { Telemetry, TelemetryEvent } from '../../application/ports/device/telemetry.ts';

/** Maximum number of events per page load, so that a page that keeps failing does not flood the endpoint. */
const mostEvents = 30;
const longestWait = 10_000;

interface Settings {
  readonly address: string;
  readonly build: string;
  readonly page: () => string;
  /** Must also work while the page unloads, as `sendBeacon` does. */
  readonly send: (address: string, report: Blob) => boolean;
}

/** Batches events and sends them as JSON, `{ build, events: [{ page, kind, … }] }`; duplicates are dropped. */
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

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.length === 0) return;
    const report = JSON.stringify({ build: this.#settings.build, events: this.#waiting });
    this.#waiting = [];
    try {
      this.#settings.send(this.#settings.address, new Blob([report], { type: 'application/json' }));
    } catch {
      // some browsers have no `sendBeacon`, so the report is lost
    }
  }
}
