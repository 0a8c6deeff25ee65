import type { Telemetry } from '../../application/ports/device/telemetry.ts';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface Press extends PerformanceEntry {
  readonly interactionId?: number;
}

/** Calls `seen` with each entry of a type, where this browser knows it. */
const observe = (type: string, seen: (entry: PerformanceEntry) => void) => {
  try {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(seen));
    observer.observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: 40 }),
    } as PerformanceObserverInit);
  } catch {
    // not in this browser
  }
};

/** Watches how the page feels; what it returns reports the values so far. */
export const watchVitals = (telemetry: Telemetry): (() => void) => {
  let largest = 0;
  let shifted = 0;
  let slowest = 0;
  observe('largest-contentful-paint', ({ startTime }) => {
    largest = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) shifted += value;
  });
  observe('event', (entry) => {
    if ((entry as Press).interactionId) slowest = Math.max(slowest, entry.duration);
  });
  return () => {
    telemetry.report({ kind: 'vital', name: 'LCP', value: Math.round(largest) });
    telemetry.report({ kind: 'vital', name: 'CLS', value: Math.round(shifted * 1000) / 1000 });
    if (slowest > 0) telemetry.report({ kind: 'vital', name: 'INP', value: Math.round(slowest) });
  };
};
