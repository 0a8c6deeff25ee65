import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserOfflineExams } from '../../../../src/adapters/browser/browser-offline-exams.ts';
import { retireWorkers } from '../../../../src/adapters/browser/retire-workers.ts';
import { broadcastSessionTabs } from '../../../../src/adapters/browser/tabs/broadcast-session-tabs.ts';
import { storedPendingLogOut } from '../../../../src/adapters/browser/tabs/stored-pending-log-out.ts';
import { webLockTabLock } from '../../../../src/adapters/browser/tabs/web-lock-tab-lock.ts';

it('the lock between tabs runs the task where the browser has no locks', async () => {
  await expect(webLockTabLock(undefined).runAlone('beli:5', async () => 'sudah')).resolves.toBe('sudah');
});

describe('a log-out that has not reached the server', () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    } as Storage;
  };

  it('is stored in the browser, for the next page too', () => {
    const shared = storage();
    const page = storedPendingLogOut(() => shared);
    expect(page.isPending()).toBe(false);
    page.remember();
    const next = storedPendingLogOut(() => shared);
    expect(next.isPending()).toBe(true);
    next.forget();
    expect(storedPendingLogOut(() => shared).isPending()).toBe(false);
  });

  it('is known to this page only where storage is blocked', () => {
    const page = storedPendingLogOut(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    page.remember();
    expect(page.isPending()).toBe(true);
    page.forget();
    expect(page.isPending()).toBe(false);
  });
});

const channels: BroadcastChannel[] = [];
const open = (name: string) => {
  const channel = new BroadcastChannel(name);
  channels.push(channel);
  return broadcastSessionTabs(channel);
};
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
  vi.unstubAllGlobals();
});

it('a page that asks for the session is not mistaken for an announcement', async () => {
  const [one, two] = [open('b'), open('b')];
  const heard: string[] = [];
  two.listen((change) => heard.push(change));
  await one.heard();
  await two.heard();
  expect(heard).toEqual([]);
});

it('a page that was in the back/forward cache may have missed something (fault matrix 69)', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const tabs = open('c');
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  await tabs.heard();
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await expect(tabs.heard()).rejects.toThrow('missed');
});

const workersWith = (active: Pick<ServiceWorker, 'postMessage'> | null) => {
  const register = vi.fn(async () => ({ active }) as ServiceWorkerRegistration);
  const getRegistration = async () => ({ active });
  return { register, workers: { register, getRegistration } as unknown as ServiceWorkerContainer };
};

it('an existing worker gets a request to refill the cache that a log-out emptied, and a new one fills it by itself (fault matrix 95)', async () => {
  const active = { postMessage: vi.fn() };
  const { register, workers } = workersWith(active);
  await browserOfflineExams(workers, true).prepare();
  expect(register).toHaveBeenCalledExactlyOnceWith('/exam-worker.js', { updateViaCache: 'none' });
  expect(active.postMessage).toHaveBeenCalledExactlyOnceWith('fill');
  await expect(browserOfflineExams(workersWith(null).workers, true).prepare()).resolves.toBeUndefined();
});

it('a log-out removes every build’s cache that opens exams without a network, and nothing else (fault matrix 95)', async () => {
  const kept = new Set(['portal-ujian-a', 'portal-ujian-b', 'lain']);
  vi.stubGlobal('caches', { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) });
  await browserOfflineExams(workersWith(null).workers, true).remove();
  expect([...kept]).toEqual(['lain']);
});

it('a log-out while the worker is registered leaves it nothing to fill, and one that is asked already empties its cache again (fault matrix 95)', async () => {
  vi.stubGlobal('caches', { keys: async () => [] });
  const active = { postMessage: vi.fn() };
  const offline = browserOfflineExams(workersWith(active).workers, true);
  const preparing = offline.prepare();
  await offline.remove();
  await preparing;
  expect(active.postMessage.mock.calls.flat()).not.toContain('fill');
  await offline.prepare();
  await offline.remove();
  await vi.waitFor(() => expect(active.postMessage.mock.calls.flat().slice(-2)).toEqual(['fill', 'empty']));
});

it('a browser that has no worker, forbids one, or blocks its storage still works, and keeps the exam for a server that is away (fault matrix 95)', async () => {
  const forbidden = { register: () => Promise.reject(new DOMException('no', 'SecurityError')) };
  const { register, workers } = workersWith(null);
  const all = [
    browserOfflineExams(undefined, true),
    browserOfflineExams(workers, false),
    browserOfflineExams(forbidden as unknown as ServiceWorkerContainer, true),
  ];
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('no', 'SecurityError')) });
  for (const offline of all) expect([await offline.prepare(), await offline.remove()]).toEqual([undefined, undefined]);
  expect([register.mock.calls.length, ...all.map(({ wanted }) => wanted)]).toEqual([0, true, false, true]);
});

const registered = (scriptURL: string, state: 'active' | 'waiting' | 'installing' = 'active') => {
  const unregister = vi.fn(async () => true);
  const registration = { active: null, waiting: null, installing: null, [state]: { scriptURL }, unregister };
  return { registration: registration as unknown as ServiceWorkerRegistration, unregister };
};
const workers = (...all: { registration: ServiceWorkerRegistration }[]) => ({
  getRegistrations: async () => all.map(({ registration }) => registration),
});

it('the worker of a simulation is unregistered in every state (fault matrix 64)', async () => {
  const all = (['active', 'waiting', 'installing'] as const).map((state) =>
    registered('https://lsp.example/mockServiceWorker.js?v=2', state),
  );
  await retireWorkers(workers(...all), { examWorker: false });
  for (const { unregister } of all) expect(unregister).toHaveBeenCalledOnce();
});

it('workers of other programs stay', async () => {
  const all = ['https://lsp.example/sw.js', 'https://lsp.example/mockServiceWorker.js/x'].map((url) => registered(url));
  await retireWorkers(workers(...all), { examWorker: false });
  for (const { unregister } of all) expect(unregister).not.toHaveBeenCalled();
});

it('a browser that forbids workers is left alone', async () => {
  const forbidden = { getRegistrations: () => Promise.reject(new DOMException('no', 'SecurityError')) };
  await expect(retireWorkers(forbidden, { examWorker: false })).resolves.toBeUndefined();
});

it('the worker of exams is removed with its caches when the configuration turns it off, and stays otherwise', async () => {
  const all = [registered('https://lsp.example/exam-worker.js')];
  const kept = new Set(['portal-ujian-a', 'portal-ujian-b', 'lain']);
  vi.stubGlobal('caches', { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) });
  await retireWorkers(workers(...all), { examWorker: false });
  expect([all[0]?.unregister.mock.calls.length, kept.size]).toEqual([0, 3]);
  await retireWorkers(workers(...all), { examWorker: true });
  expect(all[0]?.unregister).toHaveBeenCalledOnce();
  expect([...kept]).toEqual(['lain']);
});
