// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { reportVitals } from '../../../../src/adapters/browser/start-telemetry.ts';

it('a browser that cannot measure layout shifts and input delays reports neither as zero', async () => {
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    vi.unstubAllGlobals();
  });
  const painted: ((list: { getEntries: () => readonly object[] }) => void)[] = [];
  class PaintObserver {
    static readonly supportedEntryTypes = ['paint', 'largest-contentful-paint'];
    readonly seen: (typeof painted)[number];
    constructor(seen: (typeof painted)[number]) {
      this.seen = seen;
    }
    observe({ type }: { readonly type: string }) {
      if (type === 'paint') painted.push(this.seen);
    }
    takeRecords = () => [];
    disconnect = () => undefined;
  }
  vi.stubGlobal('PerformanceObserver', PaintObserver);
  vi.stubGlobal('PerformanceEventTiming', undefined);
  const told: unknown[] = [];
  reportVitals({ report: (event) => void told.push(event) });
  const paint = { entryType: 'paint', name: 'first-contentful-paint', duration: 0, startTime: 1 };
  for (const seen of painted) seen({ getEntries: () => [paint] });
  await Promise.resolve(); // the library waits for a microtask because of Safari
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  dispatchEvent(new Event('visibilitychange'));
  expect(told).not.toContainEqual(expect.objectContaining({ name: expect.stringMatching(/CLS|INP/) }));
});
