// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { parseConfig } from '../../src/config.ts';
import { watchFailures } from '../../src/watch-failures.ts';

const withBeacon = () => {
  const beacon = vi.fn((_address: string, _report: Blob) => true);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { sendBeacon: beacon }));
  return beacon;
};
const sent = async (beacon: ReturnType<typeof withBeacon>) =>
  JSON.parse((await beacon.mock.lastCall?.[1].text()) ?? 'null');
const hide = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  dispatchEvent(new Event('visibilitychange'));
};

// other files see the same page
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState');
  vi.unstubAllGlobals();
});

it('a failure before the configuration is there is reported, without its message and its address', async () => {
  const beacon = withBeacon();
  history.replaceState(null, '', '/myassessment/apl01/VFJYLTE');
  const failure = new TypeError('Nadia Contoh, nadia@contoh.example');
  failure.stack = `TypeError: Nadia Contoh\n    at x (https://portal.example/assets/AbC-12.js:1:204)\n    at https://portal.example/myassessment/VFJY:1:1`;
  let arrive = (_: ReturnType<typeof parseConfig>) => {};
  const watch = watchFailures(new Promise((resolve) => (arrive = resolve)));
  watch.caught(failure);
  arrive(parseConfig({ telemetry: '/laporan' }));
  await vi.waitFor(() => {
    hide();
    expect(beacon).toHaveBeenCalled();
  });
  const { events } = await sent(beacon);
  expect(events).toContainEqual({
    page: '/myassessment/apl01/{trxid?}',
    kind: 'error',
    name: 'TypeError',
    frames: ['AbC-12.js:1:204'],
  });
  expect(JSON.stringify(events)).not.toMatch(/Nadia|VFJY/);
});

it('nothing is sent anywhere by a configuration that names no address', async () => {
  const beacon = withBeacon();
  const config = Promise.resolve(parseConfig({}));
  const watch = watchFailures(config);
  watch.caught(new Error('x'));
  await config;
  await Promise.resolve();
  watch.report({ kind: 'contract', call: 'GET /api/asesi', lost: 'reply' });
  hide();
  expect(beacon).not.toHaveBeenCalled();
});
