// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportVitals } from '../../../../src/adapters/browser/start-telemetry.ts';
import type { TelemetryEvent } from '../../../../src/application/ports/device/telemetry.ts';

type Observed = (list: { getEntries: () => readonly object[] }) => void;
let observers: { readonly type: string; readonly seen: Observed }[] = [];

/** A browser that measures these things, and when this test says so. */
const measuring = (...types: readonly string[]) => {
  class FakeObserver {
    static readonly supportedEntryTypes = types;
    readonly seen: Observed;
    constructor(seen: Observed) {
      this.seen = seen;
    }
    observe({ type }: { readonly type: string }) {
      observers.push({ type, seen: this.seen });
    }
    takeRecords() {
      return [];
    }
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  class Timing {
    readonly interactionId = 0;
  }
  Object.assign(Timing.prototype, { interactionId: 0 });
  vi.stubGlobal('PerformanceEventTiming', types.includes('event') ? Timing : undefined);
};
const happen = async (entryType: string, ...entries: readonly object[]) => {
  const all = entries.map((entry) => ({ entryType, duration: 0, startTime: 1, ...entry }));
  for (const { type, seen } of observers) if (type === entryType) seen({ getEntries: () => all });
  await Promise.resolve(); // the library waits that long, for Safari
};
const firstPaint = () => happen('paint', { name: 'first-contentful-paint', startTime: 1 });

const told: TelemetryEvent[] = [];
const hide = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  dispatchEvent(new Event('visibilitychange'));
  return told;
};
const watch = () => reportVitals({ report: (event) => void told.push(event) });

beforeEach(() => {
  observers = [];
  told.length = 0;
});
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState');
  vi.unstubAllGlobals();
});

it('a browser that measures no shifts and no presses reports neither as zero', async () => {
  measuring('paint', 'largest-contentful-paint');
  watch();
  await firstPaint();
  expect(hide().map((event) => event.kind === 'vital' && event.name)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/CLS|INP/)]),
  );
});

it('what moves counts by the worst five seconds, not as the sum of a long visit', async () => {
  measuring('paint', 'layout-shift');
  watch();
  await firstPaint();
  const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });
  await happen('layout-shift', shift(100, 0.02), shift(600, 0.03)); // together
  await happen('layout-shift', shift(9_000, 0.0101), shift(9_100, 0.9, true)); // long after, and by somebody's hand
  await happen('layout-shift', shift(60_000, 0.04));
  expect(hide()).toEqual([{ kind: 'vital', name: 'CLS', value: 0.05 }]);
});
