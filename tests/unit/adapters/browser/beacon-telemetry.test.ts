import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BeaconTelemetry } from '../../../../src/adapters/browser/beacon-telemetry.ts';
import type { TelemetryEvent } from '../../../../src/application/ports/device/telemetry.ts';

const error = (name: string): TelemetryEvent => ({ kind: 'error', name, frames: ['Abc.js:1:20'] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const started = (send = vi.fn((_address: string, _report: Blob) => true)) => ({
  send,
  telemetry: new BeaconTelemetry({
    address: '/laporan',
    build: '1+a',
    page: () => '/myassessment/apl01/{trxid?}',
    send,
  }),
  reports: () => Promise.all(send.mock.calls.map(async ([, report]) => JSON.parse(await report.text()))),
});

describe('the telemetry', () => {
  it('sends what comes within ten seconds in one report, with the build and the pattern of the page', async () => {
    const { telemetry, send, reports } = started();
    telemetry.report(error('TypeError'));
    vi.advanceTimersByTime(9_000);
    telemetry.report({ kind: 'contract', call: 'GET /api/asesi', lost: 'reply' });
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(send.mock.calls.map(([address]) => address)).toEqual(['/laporan']);
    const page = '/myassessment/apl01/{trxid?}';
    expect(await reports()).toEqual([
      {
        build: '1+a',
        events: [
          { page, kind: 'error', name: 'TypeError', frames: ['Abc.js:1:20'] },
          { page, kind: 'contract', call: 'GET /api/asesi', lost: 'reply' },
        ],
      },
    ]);
  });

  it('reports a repeated problem once, and at most thirty different ones', async () => {
    const { telemetry, reports } = started();
    for (let index = 0; index < 100; index += 1) {
      telemetry.report(error('TypeError'));
      telemetry.report(error(`Error${index}`));
    }
    telemetry.flush();
    const [{ events }] = await reports();
    expect(events).toHaveLength(30);
    expect(new Set(events.map(({ name }: { name: string }) => name)).size).toBe(30);
  });

  it('sends nothing when there is nothing to report, and does not fail in a browser without beacons', () => {
    const { telemetry, send } = started(
      vi.fn(() => {
        throw new TypeError('sendBeacon is not a function');
      }),
    );
    telemetry.flush();
    expect(send).not.toHaveBeenCalled();
    telemetry.report(error('TypeError'));
    expect(() => telemetry.flush()).not.toThrow();
  });
});
