// @vitest-environment happy-dom
import { afterAll, afterEach, expect, it, type Mock, vi } from 'vitest';
import { parseConfig } from '../../src/configuration/config.ts';
import { watchFailures } from '../../src/entry/watch-failures.ts';

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
const calledOnceHidden = (call: Mock) =>
  vi.waitFor(() => {
    hide();
    expect(call).toHaveBeenCalled();
  });

const listening = vi.spyOn(globalThis, 'addEventListener');
afterEach(() => {
  for (const call of listening.mock.calls.splice(0)) removeEventListener(...call);
  Reflect.deleteProperty(document, 'visibilityState');
  vi.unstubAllGlobals();
});
afterAll(() => listening.mockRestore());

it('a failure before the configuration has loaded is reported, without its message and its address', async () => {
  const beacon = withBeacon();
  history.replaceState(null, '', '/myassessment/apl01/VFJYLTE');
  const failure = new TypeError('Nadia Contoh, nadia@contoh.example');
  failure.stack = `TypeError: Nadia Contoh\n    at x (https://portal.example/assets/AbC-12.js:1:204)\n    at https://portal.example/myassessment/VFJY:1:1`;
  let arrive = (_: ReturnType<typeof parseConfig>) => {};
  const watch = watchFailures(new Promise((resolve) => (arrive = resolve)));
  watch.caught(failure);
  arrive(parseConfig({ telemetry: '/laporan' }));
  await calledOnceHidden(beacon);
  const { events } = await sent(beacon);
  expect(events).toContainEqual({
    page: '/myassessment/apl01/{trxid?}',
    kind: 'error',
    name: 'TypeError',
    frames: ['AbC-12.js:1:204'],
  });
  expect(JSON.stringify(events)).not.toMatch(/Nadia|VFJY/);
});

it('a report to another origin is sent without cookies, so that its response may allow any origin', async () => {
  const beacon = withBeacon();
  const fetched = vi.fn(async (..._: Parameters<typeof fetch>) => new Response(null));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('Request', { prototype: { keepalive: false } });
  const watch = watchFailures(Promise.resolve(parseConfig({ telemetry: 'https://laporan.example/a' })));
  watch.caught(new TypeError('x'));
  await calledOnceHidden(fetched);
  expect(fetched.mock.calls[0]).toEqual([
    'https://laporan.example/a',
    expect.objectContaining({ method: 'POST', credentials: 'omit', keepalive: true }),
  ]);
  expect(beacon).not.toHaveBeenCalled();
});

const toldAfter = async (happen: () => void) => {
  const beacon = withBeacon();
  watchFailures(Promise.resolve(parseConfig({ telemetry: '/laporan' })));
  happen();
  await calledOnceHidden(beacon);
  return (await sent(beacon)).events;
};
const stack = 'RangeError: Nadia Contoh\n    at f (https://a.example/assets/Lempar.js:1:7)';
const error = Object.assign(new RangeError('Nadia Contoh'), { stack });

it.each([
  ['error', 'an exception', { error }, { name: 'RangeError', frames: ['Lempar.js:1:7'] }],
  ['unhandledrejection', 'an error', { reason: error }, { name: 'RangeError', frames: ['Lempar.js:1:7'] }],
  ['unhandledrejection', 'something else', { reason: 'Nadia Contoh' }, { name: 'string', frames: [] }],
])('an uncaught "%s" with %s is reported', async (type, _, facts, told) => {
  const events = await toldAfter(() => dispatchEvent(Object.assign(new Event(type), facts)));
  expect(events).toContainEqual(expect.objectContaining({ kind: 'error', ...told }));
  expect(JSON.stringify(events)).not.toContain('Nadia');
});

it.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://a.example/assets/C3SmoIB.js', 'C3SmoIB.js'],
  ['Firefox', 'error loading dynamically imported module: https://a.example/assets/BHMR1E-.js', 'BHMR1E-.js'],
  ['Safari', 'Importing a module script failed.', ''],
  ['Vite, of styles', 'Unable to preload CSS for /assets/main-a1.css', 'main-a1.css'],
])('a chunk that failed to load is reported with its file, as %s phrases it', async (_, message, file) => {
  const payload = new TypeError(message);
  const events = await toldAfter(() => {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    // for one failed chunk, both this event and the previous one occur
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: payload }));
  });
  expect(events.map(({ page: _page, ...event }: { page: string }) => event)).toEqual([{ kind: 'chunk', file }]);
});

it('a configuration without an address sends nothing', async () => {
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
