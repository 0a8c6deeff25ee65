import { describe, expect, it, vi } from 'vitest';
import { readyDevices, tellReady } from '../../../../src/application/exam/ready-device.ts';

const hour = 3_600_000;

const openDevice = () => {
  const texts = new Map<string, string>();
  const clock = { time: Date.parse('2026-12-16T00:00:00Z'), now: () => clock.time };
  const memory = {
    read: (name: string) => texts.get(name) ?? null,
    write: (name: string, text: string | null) => void (text === null ? texts.delete(name) : texts.set(name, text)),
  };
  return { texts, clock, devices: readyDevices({ memory, clock }) };
};

describe('a device that passed the rehearsal', () => {
  it('is read with the checks that are texts', () => {
    const { devices, texts, clock } = openDevice();
    texts.set('perangkat-siap:7', JSON.stringify({ at: clock.time, checks: ['Jam', 7, null] }));
    expect(devices.read('7')?.checks).toEqual(['Jam']);
  });

  it.each([
    ['at once', 0, true],
    ['some hours later', 7.9 * hour, true],
    ['the next day', 8 * hour, false],
    ['by a clock that was set back', -1, false],
  ])('is ready (%s)', (_, later, ready) => {
    const { devices, clock } = openDevice();
    devices.keep('7', ['Koneksi internet']);
    const at = clock.time;
    clock.time += later;
    expect(devices.read('7')).toEqual(ready ? { at, checks: ['Koneksi internet'] } : null);
  });

  it('is ready only for its person, and no longer after a check that fails', () => {
    const { devices } = openDevice();
    devices.keep('7', []);
    expect(devices.read('8')).toBeNull();
    devices.forget('7');
    expect(devices.read('7')).toBeNull();
  });

  const at = Date.parse('2026-12-16T00:00:00Z');
  it.each(['', 'x', 'null', '7', `{"at":"${at}","checks":[]}`, '{"at":1e99,"checks":[]}', `{"at":${at}}`])(
    'is not made ready by a damaged text: %s',
    (text) => {
      const { devices, texts } = openDevice();
      texts.set('perangkat-siap:7', text);
      expect(devices.read('7')).toBeNull();
    },
  );
});

it('the assessor is told of a device that is ready, and a failure stops nothing', async () => {
  const ready = vi.fn(() => Promise.reject(new Error('down')));
  expect(tellReady({ reports: { ready } })('TRX-1', { at: 7, checks: ['clock'] })).toBeUndefined();
  await Promise.resolve();
  expect(ready).toHaveBeenCalledExactlyOnceWith('TRX-1', 7, ['clock']);
});
